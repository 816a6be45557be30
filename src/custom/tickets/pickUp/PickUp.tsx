import Link from '@mui/material/Link';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { VersionedRecord } from '../../../dataProvider/endpointsProvider.ts';
import { Card } from '../../../kit/Card.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { ticketDevices, type TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { tickets, type Ticket } from '../../../schemas/tickets/tickets.ts';
import { DevicesElsewhere } from '../custody/DevicesElsewhere.tsx';
import { customerText, ticketText } from '../texts.ts';
import { HandOver } from './HandOver.tsx';
import { LeftThings } from './LeftThings.tsx';
import { PickUpMoney } from './PickUpMoney.tsx';
import { PickUpSignature } from './PickUpSignature.tsx';

const quiet = { retry: false, onError: () => undefined };

/** A ticket at the counter: what is ready, what is due, and who takes what along. */
export function PickUp({ id, scanned }: { id: string; scanned?: number | undefined }) {
  const translate = useTranslate();
  const { data: ticket, error, refetch } = useGetOne<Ticket>(tickets.name, { id }, quiet);
  const {
    data: devices,
    error: unread,
    refetch: readDevices,
  } = useGetList<TicketDevice & VersionedRecord>(
    ticketDevices.name,
    {
      filter: { ticket_id: id },
      sort: { field: 'created_date', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    quiet,
  );
  const retry = () => {
    void refetch();
    void readDevices();
  };
  if (error ?? (unread && !devices)) return <LoadErrorAlert message="messages.load_failed" onRetry={retry} />;
  if (!ticket || !devices) return <FormSkeleton slots={6} />;
  const title = `${ticketText(ticket, translate)} · ${customerText(ticket, translate)}`;
  return (
    <>
      <Card
        title={title}
        action={
          <Link component={RouterLink} to={`/Tickets/${id}`}>
            {translate('resources.tickets.actions.view')}
          </Link>
        }
      >
        <HandOver devices={devices} />
        <DevicesElsewhere devices={ticket.devices} seen={devices} />
        {ticket.customer_id && <PickUpSignature ticket={ticket} devices={devices} />}
        <LeftThings key={scanned} devices={devices} scanned={scanned} />
      </Card>
      {ticket.customer_id && <PickUpMoney ticket={ticket} devices={devices} />}
    </>
  );
}
