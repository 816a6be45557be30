import { BulkRead } from '../../../kit/reading/BulkRead.tsx';
import { useMarkAllRead } from '../useMarkAllRead.ts';
import { useNotificationMarking } from '../useNotificationMarking.ts';

/** Marks the selected notifications as read or unread, or all of them as read (contract 4 §2.7). */
export default function BulkReadNotifications() {
  return <BulkRead marking={useNotificationMarking()} onAllRead={useMarkAllRead()} />;
}
