import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { DialogTop } from '../../../../kit/form/DialogFrame.tsx';
import { Fields } from '../../../../kit/form/FormGrid.tsx';
import { StepFailure } from '../../../../kit/steps/StepFailure.tsx';
import { useOpenStep } from '../../../../kit/steps/openStep.ts';
import { useStepText } from '../../../../kit/steps/useStepText.ts';
import { useTakeOpenStep } from '../../../../kit/steps/useTakeOpenStep.ts';
import { roundToCash } from '../../../../schemas/money.ts';
import { tradeRequests, type TradeRequest } from '../../../../schemas/trade/requests.ts';
import { useAmounts } from '../../useAmounts.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { ItemFields } from './ItemFields.tsx';
import { PayoutFields } from './PayoutFields.tsx';
import { useAcceptance } from './useAcceptance.ts';

/** Buys the device: seller's identity, payout, and the stock item it becomes. */
export default function AcceptDialog() {
  const { record, onClose } = useOpenStep<TradeRequest>();
  const translate = useTranslate();
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { money } = useAmounts();
  const step = useTakeOpenStep();
  const text = useStepText(tradeRequests, record);
  const acceptance = useAcceptance(record);
  const { form, change, values, settings, openRegisters, items } = acceptance;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (values) void step.take(values);
  };
  const offer = record.offer ?? 0;
  const parts = { form, change, record };
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} onClose={onClose} aria-labelledby={id}>
      <DialogTop id={id} title={text('accept', 'title')} onClose={onClose} />
      <form noValidate onSubmit={submit} style={column}>
        <DialogContent dividers>
          <Fields disabled={step.isOpen} inert={step.isOpen}>
            <Stack sx={{ gap: 2 }}>
              <Typography>{text('accept', 'text')}</Typography>
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
              <StepFailure
                model={tradeRequests}
                record={record}
                failure={step.failure}
                changes={step.changes}
              />
            </Stack>
          </Fields>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('dialog.back')}
          </Button>
          <Button type="submit" variant="contained" disabled={!values || step.isBusy}>
            {translate('resources.tradeRequests.steps.accept.yes', {
              offer: money(form.payout === 'CASH' ? roundToCash(offer) : offer),
            })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const column = { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' } as const;
