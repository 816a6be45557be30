import { useEffect, useEffectEvent, useRef } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { isOutcomeUnknown, isUnavailable } from '../../../dataProvider/errors.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { textMessages } from '../../../schemas/inbox/textMessages.ts';
import { holdReply, inOneTab } from './holdReply.ts';
import {
  findWaiting,
  isOverdue,
  isWaiting,
  keepReply,
  readReplies,
  removeReply,
  useReplies,
} from './replies.ts';
import { useSendReply } from './useSendReply.ts';

const interval = 15_000;

/** Whether none would be taken now: no connection, a session that has ended, or too many requests. */
const isLater = (error: unknown) =>
  isUnavailable(error) || (error instanceof HttpError && [401, 429].includes(error.status));

/** What is not sent after an answer: those after it in its conversation, or all. */
type Waiting = 'conversation' | 'all' | undefined;

/** Sends the kept answers one after the other as soon as there is a connection, unless it is too late; says what became of them. */
export default function SendReplies({ staffId }: { staffId: string }) {
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useFailureMessage(textMessages);
  const sendReply = useSendReply();
  const isSending = useRef(false);
  const waitingIds = useReplies(staffId)
    .filter(isWaiting)
    .map(({ id }) => id)
    .join();

  /** Keeps why it was not taken, and says so once. */
  const keepReason = (id: string, error: unknown) => {
    const reply = findWaiting(staffId, id);
    if (!reply) return;
    const isRefused = !isOutcomeUnknown(error);
    const reason = failureText(error, 'messages.failed');
    keepReply(staffId, { ...reply, [isRefused ? 'refusal' : 'failure']: reason });
    if (!isRefused && reply.failure !== undefined) return;
    const text = translate(`conversation.outbox.${isRefused ? 'refused' : 'delayed'}`, { name: reply.name });
    notify(text, { type: isRefused ? 'error' : 'warning', autoHideDuration: null });
  };
  /** Sends what still waits; returns what is to wait with it. */
  const sendOne = async (id: string): Promise<Waiting> => {
    const reply = findWaiting(staffId, id);
    if (!reply) return undefined;
    if (isOverdue(reply)) {
      keepReply(staffId, { ...reply, isLate: true });
      const text = translate('conversation.outbox.missed', { name: reply.name });
      notify(text, { type: 'warning', autoHideDuration: null });
      return undefined;
    }
    if (!navigator.onLine) return 'conversation';
    try {
      await sendReply(reply);
      removeReply(staffId, id);
      notify('conversation.outbox.sent', { type: 'success', messageArgs: { name: reply.name } });
    } catch (error) {
      if (isLater(error)) return 'all';
      keepReason(id, error);
      if (isOutcomeUnknown(error)) return 'conversation';
    }
    return undefined;
  };
  const sendAll = async () => {
    const held = new Set<string>();
    const tried = new Set<string>();
    // Also those that are kept meanwhile.
    const findNext = () =>
      readReplies(staffId).find(
        (reply) => isWaiting(reply) && !tried.has(reply.id) && !held.has(reply.thread_id),
      );
    for (let next = findNext(); next; next = findNext()) {
      const { id, thread_id } = next;
      tried.add(id);
      let waiting: Waiting;
      await holdReply(id, async () => {
        waiting = await sendOne(id);
      });
      if (waiting === 'all') break;
      if (waiting === 'conversation') held.add(thread_id);
    }
  };
  const send = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await inOneTab(sendAll);
    } catch {
      // A lock that is refused leaves it to the next time.
    }
    isSending.current = false;
  });

  // One that is kept, or sent again by staff, does not wait for the timer.
  useEffect(() => {
    if (waitingIds) void send();
  }, [waitingIds]);
  useEffect(() => {
    const start = () => void send();
    const timer = setInterval(start, interval);
    window.addEventListener('online', start);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', start);
    };
  }, []);
  return null;
}
