import Stack from '@mui/material/Stack';
import { useSession } from '../../../authProvider/session.ts';
import { useKept } from '../../../kit/kept/keptQueue.ts';
import { QueuedTicketAlert } from './QueuedTicketAlert.tsx';
import { ticketQueue } from './queue.ts';

/** Tickets that are kept on this device, and the numbers of those that were sent. */
export function QueuedTickets({ latest }: { latest: string | undefined }) {
  const { staff_id } = useSession().who;
  const queue = useKept(ticketQueue, staff_id);
  if (queue.length === 0) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      {queue.map((entry) => (
        <QueuedTicketAlert key={entry.id} entry={entry} isLatest={entry.id === latest} />
      ))}
    </Stack>
  );
}
