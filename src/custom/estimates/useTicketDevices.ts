import { useGetList, type RaRecord } from 'react-admin';
import { ticketDevices, type TicketDevice } from '../../schemas/tickets/ticketDevices.ts';

type Device = RaRecord<string> & TicketDevice;

/** Returns the devices of a ticket, the first taken in first; none without a ticket. */
export function useTicketDevices(ticketId: string | null | undefined): Device[] {
  const { data = [] } = useGetList<Device>(
    ticketDevices.name,
    {
      filter: { ticket_id: ticketId },
      sort: { field: 'created_date', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: Boolean(ticketId) },
  );
  return data;
}
