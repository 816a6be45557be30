import { MarkReadItem } from '../../../kit/reading/MarkReadItem.tsx';
import { useNotificationMarking } from '../useNotificationMarking.ts';

/** The entry of a notification's menu that marks it as read, or as unread. */
export default function MarkNotificationRead() {
  return <MarkReadItem marking={useNotificationMarking()} />;
}
