import { useNotify } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { holdReply, useIsHeld } from './holdReply.ts';
import { readReplies, removeReply, type WaitingReply } from './replies.ts';

/** Removes a kept answer that is not being sent, unless `take` returns false for it. */
export function useRemoveReply(id: string, take?: (reply: WaitingReply) => boolean) {
  const notify = useNotify();
  const { staff_id } = useSession().who;
  const isHeld = useIsHeld(id);
  const remove = async () => {
    const isDone = await holdReply(id, () => {
      const reply = readReplies(staff_id).find((one) => one.id === id);
      if (reply && take?.(reply) !== false) removeReply(staff_id, id);
    });
    if (!isDone) notify('conversation.outbox.sending', { type: 'warning' });
  };
  return { remove: () => void remove(), isHeld };
}
