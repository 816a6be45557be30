import { BulkRead } from '../../../kit/reading/BulkRead.tsx';
import { useReload } from '../../../kit/useReload.ts';
import { contactRequests } from '../../../schemas/customers/contactRequests.ts';
import { useLiveUpdates } from '../../notifications/index.ts';
import { useRequestMarking } from './useRequestMarking.ts';

/** Marks the selected requests as read or unread; the list updates live (contract 4 §2.8). */
export default function RequestActions() {
  useLiveUpdates(useReload(contactRequests));
  return <BulkRead marking={useRequestMarking()} />;
}
