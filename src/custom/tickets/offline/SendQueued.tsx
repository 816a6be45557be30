import { useEffect, useRef } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { isOutcomeUnknown } from '../../../dataProvider/errors.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';
import { tickets, type Ticket } from '../../../schemas/tickets/tickets.ts';
import { codeOf, isWaiting, keepQueued, readQueue, type QueuedTicket } from './queue.ts';

const interval = 15_000;

/** Whether it may be taken later: no answer, a failure, or a session that has ended. */
const isLater = (error: unknown) =>
  isOutcomeUnknown(error) || (error instanceof HttpError && [401, 429].includes(error.status));

/** Sends the kept tickets one after the other as soon as there is a connection; says what became of them. */
export default function SendQueued({ staffId }: { staffId: string }) {
  const { create } = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useFailureMessage(tickets);
  const reload = useReload(tickets);
  const isSending = useRef(false);

  const sendOne = async (entry: QueuedTicket) => {
    const code = codeOf(entry.id);
    try {
      const { data } = await create<Ticket>(tickets.name, { data: entry.ticket });
      keepQueued(staffId, { ...entry, number: data.number });
      notify('intake.offline.sent', { type: 'success', messageArgs: { number: data.number, code } });
      reload();
      return true;
    } catch (error) {
      if (isLater(error)) return false;
      keepQueued(staffId, { ...entry, refusal: failureText(error, 'messages.failed') });
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
      for (const entry of readQueue(staffId).filter(isWaiting)) {
        if (!(await latest.current(entry))) break;
      }
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
