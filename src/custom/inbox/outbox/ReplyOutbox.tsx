import { useSession } from '../../../authProvider/session.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { SendReplies } from './lazy.ts';
import { isWaiting, useReplies } from './replies.ts';

/** Sends answers that are kept on this device, on any page; its code is loaded when there are some. */
export function ReplyOutbox() {
  const { staff_id } = useSession().who;
  const isNeeded = useReplies(staff_id).some(isWaiting);
  return <LazyBoundary>{isNeeded && <SendReplies staffId={staff_id} />}</LazyBoundary>;
}
