import type { ComponentType } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { LazyBoundary } from '../LazyBoundary.tsx';
import type { Loadable } from '../lazyWithPreload.ts';
import { useKept, type KeptEntry, type KeptQueue } from './keptQueue.ts';
import { useSenderReady } from './useSenderReady.ts';

interface KeptOutboxProps<Entry extends KeptEntry, Waiting extends Entry> {
  queue: KeptQueue<Entry, Waiting>;
  /** Its code is loaded when an entry waits. */
  sender: ComponentType<{ staffId: string }> & Loadable;
}

/** Sends what is kept on this device, on any page. */
export function KeptOutbox<Entry extends KeptEntry, Waiting extends Entry>(
  props: KeptOutboxProps<Entry, Waiting>,
) {
  const { queue, sender: Sender } = props;
  const { staff_id } = useSession().who;
  const isNeeded = useKept(queue, staff_id).some(queue.isWaiting);
  const isReady = useSenderReady(Sender, isNeeded);
  return <LazyBoundary>{isNeeded && isReady && <Sender staffId={staff_id} />}</LazyBoundary>;
}
