import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { ticketDevices } from '../../schemas/tickets/ticketDevices.ts';
import { EventList } from './EventList.tsx';

/** What happened to the device on its ticket. */
export default function BenchTimeline() {
  const { id, ticket_id, _etag } = usePageRecord(ticketDevices);
  return <EventList ticketId={ticket_id} ticketDeviceId={id} versions={[_etag]} />;
}
