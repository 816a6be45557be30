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
}

/** Opens a new ticket that is filled with what a record knows. */
export function NewTicketLink({ from, id, locationId }: NewTicketLinkProps) {
  const translate = useTranslate();
  const may = useCan();
  const { features } = useSession();
  const isOffered =
    features.has('DASHBOARD_REPAIRS_TICKETS') &&
    may('create', tickets, locationId ? { location_id: locationId } : undefined);
  if (!isOffered) return null;
  return (
    <Button component={Link} to={`/Tickets/create?${from}=${id}`}>
      {translate('resources.tickets.actions.new')}
    </Button>
  );
}
