import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { TicketDevice } from '../../schemas/tickets/ticketDevices.ts';
import { customerText, ticketText } from './texts.ts';

/** The ticket of a device, as a link, and its customer. */
export function TicketLink() {
  const translate = useTranslate();
  const record = useRecordContext<TicketDevice>();
  if (!record) return null;
  return (
    <Typography variant="body2">
      <Link component={RouterLink} to={`/Tickets/${record.ticket_id}`}>
        {ticketText(record, translate)}
      </Link>
      {` · ${customerText(record, translate)}`}
    </Typography>
  );
}
