import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { longDate } from '../../kit/fields/longDate.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { useNow } from '../../kit/useNow.ts';
import { coveredServices } from '../../schemas/tickets/coverage.ts';
import { devices } from '../../schemas/tickets/devices.ts';
import { ticketDevices, type TicketDevice } from '../../schemas/tickets/ticketDevices.ts';

/** How many earlier tickets are looked through. */
const most = 100;

/** Warranties of earlier services that still run; absent without any. */
export default function DeviceWarranties() {
  const { id } = usePageRecord(devices);
  const translate = useTranslate();
  const locale = useLocale();
  const now = useNow();
  const {
    data = [],
    error,
    refetch,
  } = useGetList<RaRecord<string> & TicketDevice>(ticketDevices.name, {
    filter: { device_id: id, state: 'GONE' },
    sort: { field: 'created_date', order: 'DESC' },
    pagination: { page: 1, perPage: most },
  });
  const covered = coveredServices(data, new Date(now));
  if (!error && covered.length === 0) return null;
  return (
    <Card title={translate('bench.warranties.title')}>
      {error && <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />}
      {covered.map(({ name, until }, index) => (
        <Typography key={index} sx={{ overflowWrap: 'anywhere' }}>
          {until
            ? translate('bench.warranties.until', { name, until: longDate(until, locale) })
            : translate('bench.warranties.always', { name })}
        </Typography>
      ))}
    </Card>
  );
}
