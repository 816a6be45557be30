import { MarkReadItem } from '../../../kit/reading/MarkReadItem.tsx';
import { useRequestMarking } from './useRequestMarking.ts';

/** The entry of a request's menu that marks it as read, or as unread. */
export default function MarkRequestRead() {
  return <MarkReadItem marking={useRequestMarking()} />;
}
