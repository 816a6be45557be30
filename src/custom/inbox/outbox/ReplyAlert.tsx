import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { retryReply, type WaitingReply } from './replies.ts';

interface ReplyAlertProps {
  reply: WaitingReply;
  /** Names whom it is for, where that is not the page's. */
  title?: string;
  /** Its other buttons. */
  children: ReactNode;
}

/** A kept answer: why it is not sent yet, its text, and Retry if it was refused. */
export function ReplyAlert({ reply, title, children }: ReplyAlertProps) {
  const translate = useTranslate();
  const { staff_id } = useSession().who;
  const { refusal, failure, text } = reply;
  const failed = failure && translate('conversation.outbox.failed', { reason: failure });
  return (
    <Alert
      role={title === undefined ? 'alert' : 'note'}
      severity={refusal ? 'error' : failure ? 'warning' : 'info'}
    >
      {title !== undefined && <Box sx={{ fontWeight: 'bold' }}>{title}</Box>}
      {refusal ?? failed ?? translate('conversation.outbox.waits')}
      <Box sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {refusal !== undefined && (
          <Button color="inherit" size="small" onClick={() => retryReply(staff_id, reply)}>
            {translate('conversation.outbox.retry')}
          </Button>
        )}
        {children}
      </Stack>
    </Alert>
  );
}
