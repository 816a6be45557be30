import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Ticket } from '../../../schemas/tickets/tickets.ts';

interface DevicesElsewhereProps {
  devices: Ticket['devices'];
  /** Those that the reader sees. */
  seen: readonly { id: string }[];
}

/** Names the devices of a ticket that are in the store at another location, which the reader does not see. */
export function DevicesElsewhere({ devices, seen }: DevicesElsewhereProps) {
  const translate = useTranslate();
  const ids = new Set(seen.map(({ id }) => id));
  const names = devices
    .filter(({ id, state }) => !ids.has(id) && state !== 'GONE')
    .map(({ name, state }) => `${name} (${translate(`bench.states.${state}`)})`);
  if (names.length === 0) return null;
  return (
    <Alert severity="info">{translate('bench.of_ticket.elsewhere', { devices: names.join(', ') })}</Alert>
  );
}
