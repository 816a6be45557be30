import { useSession } from '../../../authProvider/session.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { isWaiting, useReplies } from './replies.ts';

const SendReplies = lazyWithPreload(() => import('./SendReplies.tsx'));

/** Sends answers that are kept on this device, on any page; its code is loaded when there are some. */
export function ReplyOutbox() {
  const { staff_id } = useSession().who;
  const isNeeded = useReplies(staff_id).some(isWaiting);
  return <LazyBoundary>{isNeeded && <SendReplies staffId={staff_id} />}</LazyBoundary>;
}
