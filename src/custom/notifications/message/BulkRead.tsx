import { BulkRead } from '../../../kit/reading/BulkRead.tsx';
import { useMarkAllRead } from '../useMarkAllRead.ts';
import { useNotificationMarking } from '../useNotificationMarking.ts';

/** Marks the selected or all notifications as read or unread (contract 4 §2.7). */
export default function BulkReadNotifications() {
  return <BulkRead marking={useNotificationMarking()} onAllRead={useMarkAllRead()} />;
}
