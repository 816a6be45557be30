import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { ListLoadError } from '../../../kit/list/ListLoadError.tsx';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { useNotificationCalls } from '../calls.ts';

const MessageBody = lazy(() => import('./MessageBody.tsx'));

/** Loads the body of a notification's message. */
export function Message({ notification }: { notification: Notification }) {
  const { getMessage } = useNotificationCalls();
  const notify = useNotify();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['messages', notification.message_id],
    queryFn: async ({ signal }) => {
      const message = await getMessage({ params: { messageId: notification.message_id }, signal });
      if (!message.body) throw new Error('The message is empty');
      return message;
    },
  });
  useEffect(() => {
    if (isError && !isFetching) notify('messages.failed', { type: 'error' });
  }, [isError, isFetching, notify]);

  if (isPending) return <Lines />;
  if (!data) return <ListLoadError message="messages.failed" onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={<Lines />}>
      <MessageBody html={data.body} />
    </Suspense>
  );
}

const Lines = () => ['70%', '90%', '60%'].map((width) => <Skeleton key={width} width={width} height={24} />);
