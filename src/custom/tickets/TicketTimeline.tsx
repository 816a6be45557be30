import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useTranslate } from 'react-admin';
import type { VersionedRecord } from '../../dataProvider/endpointsProvider.ts';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { TimelineItem, TimelineList } from '../../kit/timeline/TimelineItem.tsx';
import { ticketDevices, type TicketDevice } from '../../schemas/tickets/ticketDevices.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { useTicketCalls } from './calls.ts';
import { useEventText } from './useEventText.ts';

/** What happened to a ticket and its devices, the newest first. */
export default function TicketTimeline() {
  const { id, _etag } = usePageRecord(tickets);
  const translate = useTranslate();
  const eventText = useEventText();
  const { getTicketEvents } = useTicketCalls();
  // Live updates of the devices reload the events.
  const { data: devices = [] } = useGetList<TicketDevice & VersionedRecord>(ticketDevices.name, {
    filter: { ticket_id: id },
    sort: ticketDevices.defaultSort,
    pagination: { page: 1, perPage: 20 },
  });
  const { data, error, refetch } = useQuery({
    queryKey: [tickets.name, 'events', id, _etag, devices.map((one) => one._etag)],
    queryFn: ({ signal }) => getTicketEvents({ params: { id }, signal }),
    placeholderData: (before) => before,
  });
  return (
    <Card title={translate('bench.events.title')}>
      {data ? (
        <TimelineList>
          {data.map((event) => (
            <TimelineItem key={event.id} title={eventText(event)} date={event.created_date} by={event.by}>
              {event.reason && (
                <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
                  {event.reason}
                </Typography>
              )}
            </TimelineItem>
          ))}
        </TimelineList>
      ) : error ? (
        <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={120} />
      )}
    </Card>
  );
}
