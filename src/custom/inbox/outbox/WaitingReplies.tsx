import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { ReplyAlert } from './ReplyAlert.tsx';
import { removeReply, useReplies, type WaitingReply } from './replies.ts';

interface WaitingRepliesProps {
  threadId: string;
  /** Puts it into the field; absent: there is none, and it can only be discarded. */
  onTakeBack?: (reply: WaitingReply) => void;
}

/** The answers in a conversation that wait on this device for a connection, or were refused; each can be taken back, to be changed or discarded. */
export function WaitingReplies({ threadId, onTakeBack }: WaitingRepliesProps) {
  const translate = useTranslate();
  const { staff_id } = useSession().who;
  const replies = useReplies(staff_id).filter(({ thread_id }) => thread_id === threadId);
  return replies.map((reply) => (
    <ReplyAlert key={reply.id} reply={reply}>
      <Button
        color="inherit"
        size="small"
        onClick={() => {
          removeReply(staff_id, reply.id);
          onTakeBack?.(reply);
        }}
      >
        {translate(`conversation.outbox.${onTakeBack ? 'take_back' : 'discard'}`)}
      </Button>
    </ReplyAlert>
  ));
}
