import { useNotify } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { holdEntry, useIsHeld } from '../../../kit/kept/holdEntry.ts';
import { replyQueue, type KeptReply } from './replies.ts';

/** Removes a kept answer that is not being sent, unless `take` returns false for it. */
export function useRemoveReply(id: string, take?: (reply: KeptReply) => boolean) {
  const notify = useNotify();
  const { staff_id } = useSession().who;
  const isHeld = useIsHeld(replyQueue.kind, id);
  const remove = async () => {
    const isDone = await holdEntry(replyQueue.kind, id, () => {
      const reply = replyQueue.find(staff_id, id);
      if (reply && take?.(reply) !== false) replyQueue.remove(staff_id, id);
    });
    if (!isDone) notify('conversation.outbox.sending', { type: 'warning' });
  };
  return { remove: () => void remove(), isHeld };
}
