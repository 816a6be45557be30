import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useGetList, useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useLocale } from '../../../i18n/useLocale.ts';
import { longDate } from '../../../kit/fields/longDate.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { devices, type Device } from '../../../schemas/tickets/devices.ts';
import { coveredServices } from '../../../schemas/tickets/coverage.ts';
import { ticketDevices, type TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { ticketText } from '../texts.ts';
import { useNow } from '../../../kit/useNow.ts';

const shown = 5;

/** A known device with its warning, the open ticket on it, warranties of earlier services and earlier tickets. */
export const KnownDevice = memo(function KnownDevice({ id }: { id: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data: device } = useGetOne<RaRecord<string> & Device>(devices.name, { id });
  const now = useNow();
  const {
    data: earlier = [],
    error,
    refetch,
  } = useGetList<RaRecord<string> & TicketDevice>(ticketDevices.name, {
    filter: { device_id: id },
    sort: { field: 'created_date', order: 'DESC' },
    pagination: { page: 1, perPage: 10 },
  });
  const open = earlier.find(({ state }) => state !== 'GONE');
  const covered = coveredServices(earlier, new Date(now));
  const link = (one: TicketDevice) => (
    <Link component={RouterLink} to={`/Tickets/${one.ticket_id}`} target="_blank">
      {ticketText(one, translate)}
    </Link>
  );
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{device?.name}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[device?.serial, device?.customer?.name, device?.color, device?.storage]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </div>
      {device?.warning && <Alert severity="warning">{device.warning}</Alert>}
      {error && <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />}
      {open && (
        <Alert severity="error">
          {translate('intake.device.open')} {link(open)}
        </Alert>
      )}
      {covered.map(({ name, until }) => (
        <Alert key={name} severity="info">
          {until
            ? translate('intake.device.covered', { name, until: longDate(until, locale) })
            : translate('intake.device.covered_always', { name })}
        </Alert>
      ))}
      {earlier.slice(0, shown).map((one) => (
        <Typography key={one.id} variant="body2" color="text.secondary" noWrap>
          {link(one)} · {longDate(one.created_date.slice(0, 10), locale)} · {one.problem}
        </Typography>
      ))}
    </div>
  );
});
