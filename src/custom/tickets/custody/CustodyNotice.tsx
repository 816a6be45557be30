import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { useDateTimeText } from '../../../kit/fields/useDateTimeText.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';

/** Says that the device is on its way to another location, and since when. */
export default function CustodyNotice() {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const { way, sent_date } = usePageRecord(ticketDevices);
  if (!way || !sent_date) return null;
  return (
    <Alert severity="info">{translate('bench.custody.notice', { ...way, since: dateText(sent_date) })}</Alert>
  );
}
