import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useDateTimeText } from '../../../kit/fields/useDateTimeText.ts';
import { useKept } from '../../../kit/kept/keptQueue.ts';
import { isQuiet, isWaiting, releaseReply, replyQueue, type KeptReply } from './replies.ts';

interface ReplyAlertProps {
  reply: KeptReply;
  /** Names whom it is for, where that is not the page's. */
  title?: string;
  /** Its other buttons. */
  children: ReactNode;
}

/** A kept answer: why it is not sent yet, its text, and what sends it again if it was refused or is late. */
export function ReplyAlert({ reply, title, children }: ReplyAlertProps) {
  const translate = useTranslate();
  const { staff_id } = useSession().who;
  const isBehind = useKept(replyQueue, staff_id).some(
    (other) => other.thread_id === reply.thread_id && other.date < reply.date && isWaiting(other),
  );
  const dateText = useDateTimeText();
  const { id, refusal, failure, isLate, quietUntil, text, date } = reply;
  const momentText = (moment: number) => dateText(new Date(moment).toISOString());
  const until = quietUntil === undefined ? '' : momentText(quietUntil);
  const late =
    isLate &&
    translate(`conversation.outbox.${until ? 'late_quiet' : 'late'}`, { date: momentText(date), until });
  const quiet = isQuiet(reply) && translate('conversation.outbox.quiet', { until });
  const otherwise = translate(`conversation.outbox.${isBehind ? 'behind' : 'waits'}`);
  const failed = failure && translate('conversation.outbox.failed', { reason: failure });
  return (
    <Alert
      role={title === undefined ? 'alert' : 'note'}
      severity={refusal ? 'error' : late || quiet || failed ? 'warning' : 'info'}
    >
      {title !== undefined && <Box sx={{ fontWeight: 'bold' }}>{title}</Box>}
      {refusal ?? (late || quiet || failed || otherwise)}
      <Box
        component="blockquote"
        sx={{ m: 0, mt: 1, pl: 1, borderLeft: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Box>
      <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', mt: 1, ml: -1.25 }}>
        {(!isWaiting(reply) || quiet) && (
          <Button color="inherit" size="small" onClick={() => releaseReply(staff_id, id)}>
            {translate(`conversation.outbox.${refusal ? 'retry' : 'send'}`)}
          </Button>
        )}
        {children}
      </Stack>
    </Alert>
  );
}
