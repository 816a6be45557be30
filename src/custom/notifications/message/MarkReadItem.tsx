import { MarkReadItem } from '../../../kit/reading/MarkReadItem.tsx';
import { useNotificationMarking } from '../useNotificationMarking.ts';

/** The menu entry that marks a notification as read or unread. */
export default function MarkNotificationRead() {
  return <MarkReadItem marking={useNotificationMarking()} />;
}
