import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Card } from '../../kit/Card.tsx';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { TimelineItem, TimelineList } from '../../kit/timeline/TimelineItem.tsx';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { useTicketCalls } from './calls.ts';
import { useEventText } from './useEventText.ts';

interface EventListProps {
  ticketId: string;
  /** Only what happened to this device on the ticket. */
  ticketDeviceId?: string;
  /** Versions of what the events are about; others reload them. */
  versions: unknown[];
}

/** What happened to a ticket and its devices, or to one of them, the newest first. */
export function EventList({ ticketId: id, ticketDeviceId, versions }: EventListProps) {
  const translate = useTranslate();
  const eventText = useEventText();
  const { getTicketEvents } = useTicketCalls();
  const { data, error, refetch } = useQuery({
    queryKey: [tickets.name, 'events', id, versions],
    queryFn: ({ signal }) => getTicketEvents({ params: { id }, signal }),
    placeholderData: (before) => before,
  });
  const shown = data?.filter((event) => !ticketDeviceId || event.ticket_device_id === ticketDeviceId);
  return (
    <Card title={translate('bench.events.title')}>
      {shown ? (
        <TimelineList>
          {shown.map((event) => (
            <TimelineItem
              key={event.id}
              title={eventText(ticketDeviceId ? { ...event, device: null } : event)}
              date={event.created_date}
              by={event.by}
            >
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
