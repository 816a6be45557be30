import { useEffect, useEffectEvent, useRef } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { isUnavailable } from '../../../dataProvider/errors.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { textMessages } from '../../../schemas/inbox/textMessages.ts';
import { findWaiting, isWaiting, keepReply, readReplies, removeReply } from './replies.ts';
import { useSendReply } from './useSendReply.ts';

const interval = 15_000;

/** Whether none would be taken now: no connection, a session that has ended, or too many requests. */
const isLater = (error: unknown) =>
  isUnavailable(error) || (error instanceof HttpError && [401, 429].includes(error.status));

/** Browsers have locks on secure origins only. */
const locks = (): LockManager | undefined => navigator.locks;

/** Sends the kept answers one after the other as soon as there is a connection; says what became of them. */
export default function SendReplies({ staffId }: { staffId: string }) {
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useFailureMessage(textMessages);
  const sendReply = useSendReply();
  const isSending = useRef(false);

  /** Returns whether the next one is worth a try. */
  const sendOne = async (id: string): Promise<boolean> => {
    const reply = findWaiting(staffId, id);
    if (!reply) return true;
    const { name } = reply;
    try {
      await sendReply(reply);
      removeReply(staffId, id);
      notify('conversation.outbox.sent', { type: 'success', messageArgs: { name } });
    } catch (error) {
      if (isLater(error)) return false;
      if (findWaiting(staffId, id))
        keepReply(staffId, { ...reply, refusal: failureText(error, 'messages.failed') });
      notify(translate('conversation.outbox.refused', { name }), { type: 'error', autoHideDuration: null });
    }
    return true;
  };
  const sendAll = useEffectEvent(async () => {
    for (const { id } of readReplies(staffId).filter(isWaiting)) if (!(await sendOne(id))) break;
  });

  useEffect(() => {
    const send = async () => {
      if (isSending.current || !navigator.onLine) return;
      isSending.current = true;
      try {
        // One tab sends at a time, where the browser can tell.
        await (locks()?.request('replies', () => sendAll()) ?? sendAll());
      } catch {
        // A lock that is refused leaves it to the next time.
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
  }, []);
  return null;
}
