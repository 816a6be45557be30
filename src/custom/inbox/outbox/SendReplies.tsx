import { useNotify, useTranslate } from 'react-admin';
import { useSendKept } from '../../../kit/kept/useSendKept.ts';
import { textMessages } from '../../../schemas/inbox/textMessages.ts';
import { isOverdue, replyQueue, type WaitingReply } from './replies.ts';
import { useSendReply } from './useSendReply.ts';

/** Sends the kept answers in the order of their conversation, unless it is too late; says what became of them. */
export default function SendReplies({ staffId }: { staffId: string }) {
  const notify = useNotify();
  const translate = useTranslate();
  const sendReply = useSendReply();
  const isDue = (reply: WaitingReply) => {
    if (!isOverdue(reply)) return true;
    replyQueue.keep(staffId, { ...reply, isLate: true });
    const text = translate('conversation.outbox.missed', { name: reply.name });
    notify(text, { type: 'warning', autoHideDuration: null });
    return false;
  };
  useSendKept({
    queue: replyQueue,
    staffId,
    model: textMessages,
    isDue,
    seriesOf: ({ thread_id }) => thread_id,
    send: async (reply) => {
      await sendReply(reply);
      replyQueue.remove(staffId, reply.id);
      notify('conversation.outbox.sent', { type: 'success', messageArgs: { name: reply.name } });
    },
    notTaken: ({ name }, isRefused) =>
      translate(`conversation.outbox.${isRefused ? 'refused' : 'delayed'}`, { name }),
  });
  return null;
}
