import Link from '@mui/material/Link';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SlotProps } from '../../kit/slots.ts';
import type { TicketDevice } from '../../schemas/tickets/ticketDevices.ts';
import { ticketText } from './texts.ts';

/** The ticket of a device or estimate, as a link. */
export function TicketLink(_: SlotProps) {
  const translate = useTranslate();
  const record = useRecordContext<TicketDevice>();
  if (!record) return null;
  return (
    <Link component={RouterLink} to={`/Tickets/${record.ticket_id}`}>
      {ticketText(record, translate)}
    </Link>
  );
}
