import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { useCents } from '../../../kit/fields/useCents.ts';
import { exceedsAgreement } from '../../../schemas/tickets/agreement.ts';
import { costOf } from '../../../schemas/tickets/services.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { StepButton } from '../work/StepButton.tsx';

/** Says that the services cost more than the customer agreed to, and takes their word. */
export default function AgreementNotice() {
  const translate = useTranslate();
  const cents = useCents();
  const device = usePageRecord(ticketDevices);
  if (device.state === 'GONE' || !exceedsAgreement(device)) return null;
  const { services, agreed_amount } = device;
  return (
    <Alert severity="warning" action={<StepButton step="agree" />}>
      {translate('bench.agreement.exceeded', {
        cost: cents(costOf(services).cost),
        agreed: cents(agreed_amount ?? 0),
      })}
    </Alert>
  );
}
