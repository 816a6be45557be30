import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useOpenStep } from '../../../../kit/steps/openStep.ts';
import { StepFrame } from '../../../../kit/steps/StepFrame.tsx';
import { roundToCash } from '../../../../schemas/money.ts';
import type { TradeRequest } from '../../../../schemas/trade/requests.ts';
import { useAmounts } from '../../useAmounts.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { ItemFields } from './ItemFields.tsx';
import { PayoutFields } from './PayoutFields.tsx';
import { useAcceptance } from './useAcceptance.ts';

/** Buys the device: seller's identity, payout, and the stock item it becomes. */
export default function AcceptDialog() {
  const { record } = useOpenStep<TradeRequest>();
  const translate = useTranslate();
  const { money } = useAmounts();
  const { form, change, values, settings, openRegisters, items } = useAcceptance(record);
  const offer = record.offer ?? 0;
  const parts = { form, change, record };
  return (
    <StepFrame
      valuesOf={() => ({ ...values })}
      isBlocked={!values}
      submitLabel={translate('resources.tradeRequests.steps.accept.yes', {
        offer: money(form.payout === 'CASH' ? roundToCash(offer) : offer),
      })}
    >
      <Stack sx={{ gap: 2 }}>
        {record.serial ? (
          <Typography variant="body2" color="text.secondary">
            {translate('trade.accept.serial', { serial: record.serial })}
          </Typography>
        ) : (
          <Alert severity="warning">{translate('trade.accept.serial_missing')}</Alert>
        )}
        <PayoutFields {...parts} openRegisters={openRegisters} />
        <ItemFields {...parts} items={items} />
        {settings && <IdentityFields {...parts} isNeeded={settings.needs_identity} />}
        <Alert severity="info">{translate('trade.accept.not_reported')}</Alert>
      </Stack>
    </StepFrame>
  );
}
