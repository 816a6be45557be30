import { useSession } from '../../../authProvider/session.ts';
import { useKept } from '../../../kit/kept/keptQueue.ts';
import { ReplyAlert } from './ReplyAlert.tsx';
import { replyQueue, type KeptReply } from './replies.ts';
import { TakeBackButton } from './TakeBackButton.tsx';

interface WaitingRepliesProps {
  threadId: string;
  /** Puts it into the field, and returns whether it could; absent: there is none, and it can only be discarded. */
  onTakeBack?: (reply: KeptReply) => boolean;
}

/** The answers in a conversation that wait on this device for a connection, or were refused; each can be taken back, to be changed or discarded. */
export function WaitingReplies({ threadId, onTakeBack }: WaitingRepliesProps) {
  const { staff_id } = useSession().who;
  const replies = useKept(replyQueue, staff_id).filter(({ thread_id }) => thread_id === threadId);
  return replies.map((reply) => (
    <ReplyAlert key={reply.id} reply={reply}>
      <TakeBackButton reply={reply} onTakeBack={onTakeBack} />
    </ReplyAlert>
  ));
}
