import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { HttpError } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { draftKey } from '../../../drafts.ts';
import { MAX_ENTRIES, stockCounts, type EntryOutcome } from '../../../schemas/inventory/stockCounts.ts';
import { useInventoryCalls } from '../calls.ts';
import { EntryQueue } from './entryQueue.ts';

/** Delay before unanswered entries are sent again, in milliseconds. */
const retryDelay = 3000;

/** Queues entries on this device and sends them in order, each once. */
export function useEntryQueue(countId: string, onSent: (outcomes: EntryOutcome[]) => void) {
  const { staff_id } = useSession().who;
  const queue = useMemo(
    () => new EntryQueue(draftKey(staff_id, stockCounts.name, countId)),
    [staff_id, countId],
  );
  const pending = useSyncExternalStore(queue.subscribe, queue.entries);
  const [isWaiting, setIsWaiting] = useState(false);
  const [refusal, setRefusal] = useState<HttpError>();
  const { sendCountEntries } = useInventoryCalls();
  const onSentRef = useRef(onSent);
  useEffect(() => {
    onSentRef.current = onSent;
  });
  const isEmpty = pending.length === 0;

  useEffect(() => {
    if (isEmpty || refusal) return undefined;
    const life = { isOver: false, timer: undefined as ReturnType<typeof setTimeout> | undefined };
    const flush = async (): Promise<void> => {
      const some = queue.entries().slice(0, MAX_ENTRIES);
      if (some.length === 0 || life.isOver) return;
      try {
        const { outcomes } = await sendCountEntries({ params: { id: countId }, body: { entries: some } });
        queue.take(some);
        setIsWaiting(false);
        onSentRef.current(outcomes);
        await flush();
      } catch (error) {
        const isAnswered = error instanceof HttpError && error.status >= 400 && error.status < 500;
        if (isAnswered && ![401, 408, 429].includes(error.status)) setRefusal(error);
        else if (!life.isOver) {
          setIsWaiting(true);
          life.timer = setTimeout(() => void flush(), retryDelay);
        }
      }
    };
    const now = () => {
      if (life.timer === undefined) return;
      clearTimeout(life.timer);
      life.timer = undefined;
      void flush();
    };
    void flush();
    addEventListener('online', now);
    return () => {
      life.isOver = true;
      clearTimeout(life.timer);
      removeEventListener('online', now);
    };
  }, [isEmpty, refusal, queue, countId, sendCountEntries]);

  const discard = () => {
    queue.clear();
    setRefusal(undefined);
  };
  return { queue, pending, isWaiting: isWaiting && !isEmpty, refusal, discard };
}
