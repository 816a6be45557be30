import { useEffect, useRef } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { isOutcomeUnknown, isUnavailable } from '../../../dataProvider/errors.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';
import { tickets, type Ticket } from '../../../schemas/tickets/tickets.ts';
import { forgetFiles } from '../../../keptFiles.ts';
import { countLost, keptKeys, withAddresses, type SentPhotos } from './keptPhotos.ts';
import { madeUnder } from './madeUnder.ts';
import {
  codeOf,
  findWaiting,
  isWaiting,
  keepQueued,
  keepSent,
  readQueue,
  type UnsentTicket,
} from './queue.ts';
import { useSendPhoto } from './useSendPhoto.ts';

const interval = 15_000;

/** Whether none would be taken now: no connection, a session that has ended, or too many requests. */
const isLater = (error: unknown) =>
  isUnavailable(error) || (error instanceof HttpError && [401, 429].includes(error.status));

/** Browsers have locks on secure origins only. */
const locks = (): LockManager | undefined => navigator.locks;

/** Runs in one tab at a time, where the browser can tell; a lock that is refused leaves it to the next time. */
const inOneTab = async (run: () => Promise<void>): Promise<void> => {
  try {
    await (locks()?.request('queued', run) ?? run());
  } catch {
    // The tickets are still kept.
  }
};

/** Sends the kept tickets one after the other as soon as there is a connection; says what became of them. */
export default function SendQueued({ staffId }: { staffId: string }) {
  const { create, getOne } = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useFailureMessage(tickets);
  const reload = useReload(tickets);
  const isSending = useRef(false);
  const sendPhoto = useSendPhoto();

  /**
   * Uploads the photos of a kept ticket, and keeps the address of each at once; returns the ticket as it is then, undefined if
   * it no longer waits.
   */
  const sendPhotos = async (entry: UnsentTicket): Promise<UnsentTicket | undefined> => {
    const sent: SentPhotos = new Map();
    let latest: UnsentTicket | undefined = entry;
    for (const key of keptKeys(entry.ticket)) {
      sent.set(key, await sendPhoto(key));
      const current = findWaiting(staffId, entry.id);
      if (!current) return undefined;
      const lostPhotos = (current.lostPhotos ?? 0) + countLost(current.ticket, sent);
      latest = { ...current, ticket: withAddresses(current.ticket, sent), lostPhotos };
      if (keepQueued(staffId, latest)) await forgetFiles([key]);
    }
    return latest;
  };
  /** Returns what was made of a kept ticket, now or before, and whether it lacks the passcodes. */
  const make = async ({ id, lacksPasscode, ticket, lostPhotos = 0 }: UnsentTicket) => {
    try {
      const { data } = await create<Ticket>(tickets.name, { data: ticket });
      return { number: data.number, lacksPasscode, lostPhotos };
    } catch (error) {
      const { number } = await madeUnder(id, error, getOne);
      return { number, lacksPasscode: false };
    }
  };
  /** Returns whether the next one is worth a try. */
  const sendOne = async (id: string) => {
    const entry = findWaiting(staffId, id);
    if (!entry) return true;
    const code = codeOf(id);
    let ready: UnsentTicket | undefined;
    try {
      ready = await sendPhotos(entry);
      if (!ready) return true;
      const made = await make(ready);
      keepSent(staffId, { ...ready, ...made });
      notify('intake.offline.sent', { type: 'success', messageArgs: { number: made.number, code } });
      reload();
      return true;
    } catch (error) {
      // Photos that do not get through do not hold up the others.
      if (isLater(error)) return !ready && isUnavailable(error) && navigator.onLine;
      const current = findWaiting(staffId, id);
      if (!current) return true;
      const reason = failureText(error, 'messages.failed');
      keepQueued(staffId, { ...current, [isOutcomeUnknown(error) ? 'failure' : 'refusal']: reason });
      if (current.failure === undefined)
        notify(translate('intake.offline.not_taken', { code }), { type: 'error', autoHideDuration: null });
      return true;
    }
  };
  const latest = useRef(sendOne);
  useEffect(() => {
    latest.current = sendOne;
  });

  useEffect(() => {
    const send = async () => {
      if (isSending.current || !navigator.onLine) return;
      isSending.current = true;
      await inOneTab(async () => {
        for (const { id } of readQueue(staffId).filter(isWaiting)) {
          if (!(await latest.current(id))) break;
        }
      });
      isSending.current = false;
    };
    const start = () => void send();
    start();
    const timer = setInterval(start, interval);
    window.addEventListener('online', start);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', start);
    };
  }, [staffId]);
  return null;
}
