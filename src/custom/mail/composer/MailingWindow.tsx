import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { LoadAgain } from '../../../kit/LoadAgain.tsx';
import type { Mailing } from '../../../schemas/mail/mailings.ts';
import { useMailCalls } from '../calls.ts';

const isGoingOn = ({ state }: Mailing) => state === 'queued' || state === 'running';

/** How often it is asked how far it is, in milliseconds. */
const pause = 1000;

interface MailingWindowProps {
  /** As it was answered when it was sent. */
  mailing: Mailing;
  onClose: () => void;
}

/** How far a mail to several customers is; closed, it goes on. */
export default function MailingWindow({ mailing, onClose }: MailingWindowProps) {
  const translate = useTranslate();
  const titleId = useId();
  const queryClient = useQueryClient();
  const { getMailing, cancelMailing } = useMailCalls();
  const queryKey = ['mailings', mailing.id];
  const {
    data = mailing,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getMailing(mailing.id, signal),
    refetchInterval: ({ state }) => !state.error && isGoingOn(state.data ?? mailing) && pause,
    staleTime: 0,
  });
  const cancel = useMutation({
    mutationFn: () => cancelMailing(mailing.id),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
  });
  const { subject, state, done, total, written } = data;
  return createPortal(
    <Paper
      role="dialog"
      aria-labelledby={titleId}
      elevation={4}
      sx={{
        position: 'fixed',
        right: { xs: 8, sm: 24 },
        bottom: { xs: 8, sm: 24 },
        zIndex: 'modal',
        width: 380,
        maxWidth: 'calc(100vw - 16px)',
        p: 2,
      }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {subject}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={translate('mailing.progress_label')}
        value={total > 0 ? (100 * done) / total : 100}
        sx={{ my: 1 }}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {translate(`mailing.states.${state}`, { done, total, smart_count: written })}
      </Typography>
      {error && <LoadAgain message="messages.load_failed" onRetry={() => void refetch()} />}
      {cancel.error && (
        <Typography role="alert" variant="body2" color="error">
          {translate(reasonOf(cancel.error, 'messages.failed'))}
        </Typography>
      )}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, mt: 1 }}>
        {isGoingOn(data) && (
          <Button color="error" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {translate('mailing.cancel')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {translate('mailing.close')}
        </Button>
      </Stack>
    </Paper>,
    document.body,
  );
}
