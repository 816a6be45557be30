import { useGetList } from 'react-admin';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { ticketDevices, type TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { tickets } from '../../../schemas/tickets/tickets.ts';
import { DevicesElsewhere } from './DevicesElsewhere.tsx';

/** Names the devices of the ticket on the page that are at another location, which the reader does not see. */
export default function TicketElsewhere() {
  const { id, devices, other_location_ids } = usePageRecord(tickets);
  const { data } = useGetList<TicketDevice>(
    ticketDevices.name,
    {
      filter: { ticket_id: id },
      sort: { field: 'created_date', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: other_location_ids.length > 0, retry: false, onError: () => undefined },
  );
  return data ? <DevicesElsewhere devices={devices} seen={data} /> : null;
}
