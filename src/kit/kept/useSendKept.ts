import { useEffect, useEffectEvent, useRef } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { isOutcomeUnknown, isUnavailable } from '../../dataProvider/errors.ts';
import type { Model } from '../../schemas/model.ts';
import { useFailureMessage } from '../useFailureMessage.ts';
import { holdEntry, inOneTab } from './holdEntry.ts';
import { useKept, type KeptEntry, type KeptQueue } from './keptQueue.ts';

const interval = 5_000;

/** Names a turn of an entry: it has one in each run, and another one if staff send it again meanwhile. */
const turnOf = ({ id, released = 0 }: KeptEntry) => `${id} ${released}`;

/** Whether none would be taken now: no connection, a session that has ended, or too many requests. */
const isLater = (error: unknown) =>
  isUnavailable(error) || (error instanceof HttpError && [401, 429].includes(error.status));

interface Sending<Entry extends KeptEntry, Waiting extends Entry> {
  queue: KeptQueue<Entry, Waiting>;
  staffId: string;
  /** Names the fields of what is refused. */
  model: Model;
  /** Sends an entry and removes it from the queue; one that it leaves there waits for the next time. */
  send: (entry: Waiting) => Promise<void>;
  /** Says that an entry was not taken; why is kept with it. */
  notTaken: (entry: Waiting, isRefused: boolean) => string;
  /** Whether an entry is to be sent now, also asked without a connection; it may set the entry aside. */
  isDue?: (entry: Waiting) => boolean;
  /** Names the entries that keep their order: one that waits holds up those after it. */
  seriesOf?: (entry: Waiting) => string;
}

/** Sends the kept entries of a staff member one after the other as soon as there is a connection, and says what was not taken. */
export function useSendKept<Entry extends KeptEntry, Waiting extends Entry>(
  sending: Sending<Entry, Waiting>,
): void {
  const { queue, staffId, model, send, notTaken, isDue, seriesOf = ({ id }) => id } = sending;
  const notify = useNotify();
  const failureText = useFailureMessage(model);
  const isSending = useRef(false);
  const waiting = useKept(queue, staffId).filter(queue.isWaiting).map(turnOf).join();

  /** Keeps why an entry was not taken, and says so once. */
  const keepReason = (id: string, error: unknown) => {
    const entry = queue.findWaiting(staffId, id);
    if (!entry) return;
    const isRefused = !isOutcomeUnknown(error);
    const reason = failureText(error, 'messages.failed');
    queue.keep(staffId, { ...entry, [isRefused ? 'refusal' : 'failure']: reason });
    if (isRefused || entry.failure === undefined)
      notify(notTaken(entry, isRefused), { type: isRefused ? 'error' : 'warning', autoHideDuration: null });
  };
  /** Returns whether the next one is worth a try. */
  const sendOne = async (id: string): Promise<boolean> => {
    const entry = queue.findWaiting(staffId, id);
    if (!entry || isDue?.(entry) === false) return true;
    try {
      await send(entry);
    } catch (error) {
      if (isLater(error)) return false;
      keepReason(id, error);
    }
    return true;
  };
  const readWaiting = () => queue.read(staffId).filter(queue.isWaiting);
  /** Whether none of its series waits before an entry. */
  const isFirst = (entry: Waiting, index: number, all: Waiting[]) =>
    all.findIndex((other) => seriesOf(other) === seriesOf(entry)) === index;
  const sendAll = async () => {
    const tried = new Set<string>();
    // Also those that are kept meanwhile.
    const findNext = () =>
      readWaiting()
        .filter(isFirst)
        .find((entry) => !tried.has(turnOf(entry)));
    for (let next = findNext(); next; next = findNext()) {
      const { id } = next;
      let isWorthIt = true;
      tried.add(turnOf(next));
      await holdEntry(queue.kind, id, async () => {
        isWorthIt = await sendOne(id);
      });
      if (!isWorthIt) break;
    }
  };
  const start = useEffectEvent(async () => {
    if (isSending.current) return;
    if (!navigator.onLine) {
      for (const entry of readWaiting()) isDue?.(entry);
      return;
    }
    isSending.current = true;
    try {
      await inOneTab(queue.kind, sendAll);
    } catch {
      // A lock that is refused leaves it to the next time.
    }
    isSending.current = false;
  });

  // One that is kept, or sent again by staff, does not wait for the timer.
  useEffect(() => {
    if (waiting) void start();
  }, [waiting]);
  useEffect(() => {
    const startNow = () => void start();
    const timer = setInterval(startNow, interval);
    window.addEventListener('online', startNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', startNow);
    };
  }, []);
}
