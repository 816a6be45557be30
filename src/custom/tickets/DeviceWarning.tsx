import Alert from '@mui/material/Alert';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { devices } from '../../schemas/tickets/devices.ts';

/** What everyone who takes the device in hand has to know. */
export default function DeviceWarning() {
  const { warning } = usePageRecord(devices);
  return warning ? (
    <Alert severity="warning" sx={{ whiteSpace: 'pre-wrap' }}>
      {warning}
    </Alert>
  ) : null;
}
