import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useKept } from '../../../kit/kept/keptQueue.ts';
import { DiscardReply } from './DiscardReply.tsx';
import { ReplyAlert } from './ReplyAlert.tsx';
import { isWaiting, replyQueue } from './replies.ts';

/** The answers of all conversations that wait on this device, are late or were refused, above the list of conversations. */
export default function KeptReplies() {
  const translate = useTranslate();
  const { staff_id } = useSession().who;
  const replies = useKept(replyQueue, staff_id);
  if (replies.length === 0) return null;
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      {replies.map((reply) => (
        <ReplyAlert key={reply.id} reply={reply} title={reply.name}>
          <Button color="inherit" size="small" component={Link} to={`/Conversations/${reply.thread_id}`}>
            {translate('conversation.outbox.open')}
          </Button>
          {!isWaiting(reply) && <DiscardReply reply={reply} />}
        </ReplyAlert>
      ))}
    </Stack>
  );
}
