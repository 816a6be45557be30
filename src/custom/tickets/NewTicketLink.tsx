import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';
import { useCan } from '../../authProvider/useCan.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';

interface NewTicketLinkProps {
  /** What the ticket is filled with. */
  from: 'appointment' | 'customer' | 'request' | 'shipment';
  id: string;
  locationId?: number | null | undefined;
  /** The ticket that the record became already. */
  ticketId?: string | null | undefined;
}

/** Opens a new ticket that is filled with what a record knows, or the ticket that it became. */
export function NewTicketLink({ from, id, locationId, ticketId }: NewTicketLinkProps) {
  const translate = useTranslate();
  const may = useCan();
  const { features } = useSession();
  if (ticketId && features.has('DASHBOARD_REPAIRS_TICKETS') && may('list', tickets))
    return (
      <Button component={Link} to={`/Tickets/${ticketId}`}>
        {translate('resources.tickets.actions.view')}
      </Button>
    );
  const isOffered =
    !ticketId &&
    features.has('DASHBOARD_REPAIRS_TICKETS') &&
    may('create', tickets, locationId ? { location_id: locationId } : undefined);
  if (!isOffered) return null;
  return (
    <Button component={Link} to={`/Tickets/create?${from}=${id}`}>
      {translate('resources.tickets.actions.new')}
    </Button>
  );
}
