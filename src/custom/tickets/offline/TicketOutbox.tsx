import { useSession } from '../../../authProvider/session.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { isWaiting, useQueue } from './queue.ts';

const SendQueued = lazyWithPreload(() => import('./SendQueued.tsx'));

/** Sends tickets that are kept on this device, on any page; its code is loaded when there are some. */
export function TicketOutbox() {
  const { staff_id } = useSession().who;
  const isNeeded = useQueue(staff_id).some(isWaiting);
  return <LazyBoundary>{isNeeded && <SendQueued staffId={staff_id} />}</LazyBoundary>;
}
