import { useNotify, useTranslate } from 'react-admin';
import { problemsOf } from '../../../dataProvider/errors.ts';
import { useSendKept } from '../../../kit/kept/useSendKept.ts';
import { textMessages } from '../../../schemas/inbox/textMessages.ts';
import { goesByItself, isOverdue, isQuiet, replyQueue, type WaitingReply } from './replies.ts';
import { useSendReply } from './useSendReply.ts';

/** Sends the kept answers in the order of their conversation, unless it is too late or quiet; says what became of them. */
export default function SendReplies({ staffId }: { staffId: string }) {
  const notify = useNotify();
  const translate = useTranslate();
  const sendReply = useSendReply();
  const tell = (kind: 'missed' | 'quieted', { name }: WaitingReply) =>
    notify(translate(`conversation.outbox.${kind}`, { name }), { type: 'warning', autoHideDuration: null });
  const isDue = (reply: WaitingReply) => {
    if (!isOverdue(reply)) return !isQuiet(reply);
    replyQueue.keep(staffId, { ...reply, isLate: true });
    tell('missed', reply);
    return false;
  };
  /** Leaves an answer for the end of the quiet hours, or for staff if that is too late; throws any other error. */
  const waitWhenQuiet = (reply: WaitingReply, error: unknown) => {
    const quiet = problemsOf(error).find(({ code }) => code === 'quiet_hours');
    const quietUntil = Date.parse(String(quiet?.params?.until));
    if (Number.isNaN(quietUntil)) throw error;
    const current = replyQueue.findWaiting(staffId, reply.id);
    // Staff may have sent it again, or taken it back, meanwhile.
    if (!current || current.released !== reply.released) return;
    const isLate = isOverdue(current, quietUntil);
    // On a device whose clock is ahead it is tried again before they end.
    const isTold = !isLate && current.quietUntil === quietUntil;
    replyQueue.keep(staffId, { ...current, quietUntil, isLate });
    if (!isTold) tell(isLate ? 'missed' : 'quieted', current);
  };
  useSendKept({
    queue: replyQueue,
    staffId,
    model: textMessages,
    isDue,
    seriesOf: ({ thread_id }) => thread_id,
    send: async (reply) => {
      try {
        await sendReply({ ...reply, isKept: goesByItself(reply) });
      } catch (error) {
        return waitWhenQuiet(reply, error);
      }
      replyQueue.remove(staffId, reply.id);
      notify('conversation.outbox.sent', { type: 'success', messageArgs: { name: reply.name } });
    },
    notTaken: ({ name }, isRefused) =>
      translate(`conversation.outbox.${isRefused ? 'refused' : 'delayed'}`, { name }),
  });
  return null;
}
