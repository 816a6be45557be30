import { MarkReadItem } from '../../../kit/reading/MarkReadItem.tsx';
import { useRequestMarking } from './useRequestMarking.ts';

/** Menu item that marks a contact request as read or unread. */
export default function MarkRequestRead() {
  return <MarkReadItem marking={useRequestMarking()} />;
}
