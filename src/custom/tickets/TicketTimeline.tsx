import { useGetList } from 'react-admin';
import type { VersionedRecord } from '../../dataProvider/endpointsProvider.ts';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { ticketDevices, type TicketDevice } from '../../schemas/tickets/ticketDevices.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { EventList } from './EventList.tsx';

/** What happened to the ticket and its devices. */
export default function TicketTimeline() {
  const { id, _etag } = usePageRecord(tickets);
  // Live updates of the devices reload the events.
  const { data: devices = [] } = useGetList<TicketDevice & VersionedRecord>(ticketDevices.name, {
    filter: { ticket_id: id },
    sort: ticketDevices.defaultSort,
    pagination: { page: 1, perPage: 20 },
  });
  return <EventList ticketId={id} versions={[_etag, ...devices.map((one) => one._etag)]} />;
}
