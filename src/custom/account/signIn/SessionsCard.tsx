import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { revokeOtherSessions, revokeSession, readSessions } from '../../../authProvider/ownSessions.ts';
import { Card } from '../../../kit/Card.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { SessionRecord } from '../../../schemas/account/session.ts';
import { SessionItem } from './SessionItem.tsx';

const queryKey = ['sessions'];

/** Active sessions, and how to end them. */
export function SessionsCard() {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: readSessions, retry: false });
  const { mutate, isPending } = useMutation<SessionRecord[], Error, number | 'others'>({
    mutationFn: (which) => (which === 'others' ? revokeOtherSessions() : revokeSession(which)),
    onSuccess: (left, which) => {
      queryClient.setQueryData(queryKey, left);
      notify(which === 'others' ? 'account.sessions.ended_others' : 'account.sessions.ended', {
        type: 'success',
      });
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <Card title={translate('account.sessions.title')}>
      {!data &&
        (error ? (
          <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />
        ) : (
          <FormSkeleton slots={2} />
        ))}
      {data && (
        <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
          <Typography variant="body2" color="text.secondary">
            {translate('account.sessions.text')}
          </Typography>
          <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, width: '100%', listStyle: 'none' }}>
            {data.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                isBusy={isPending}
                onEnd={() => mutate(session.id)}
              />
            ))}
          </Stack>
          <Button variant="outlined" color="error" disabled={isPending} onClick={() => mutate('others')}>
            {translate('account.sessions.end_others')}
          </Button>
        </Stack>
      )}
    </Card>
  );
}
