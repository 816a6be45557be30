import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { LoadFailed } from '../../../kit/list/LoadFailed.tsx';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { useNotificationCalls } from '../calls.ts';
import { useMarkRead } from '../useMarkRead.ts';

const MessageBody = lazy(() => import('./MessageBody.tsx'));

/** Loads the body of a notification's message and notes that it is read. */
export function Message({ notification }: { notification: Notification }) {
  const { getMessage } = useNotificationCalls();
  const notify = useNotify();
  const markRead = useMarkRead();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['messages', notification.message_id],
    queryFn: async ({ signal }) => {
      const message = await getMessage(notification.message_id, signal);
      if (!message?.body) throw new Error('The message is empty');
      return message;
    },
  });
  useEffect(() => {
    if (isError && !isFetching) notify('messages.failed', { type: 'error' });
  }, [isError, isFetching, notify]);

  const isMarked = useRef(notification.is_read);
  useEffect(() => {
    if (isMarked.current) return;
    isMarked.current = true;
    void markRead(notification, true);
  }, [notification, markRead]);

  if (isPending) return <Lines />;
  if (!data) return <LoadFailed message="messages.failed" onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={<Lines />}>
      <MessageBody html={data.body} />
    </Suspense>
  );
}

const Lines = () => ['70%', '90%', '60%'].map((width) => <Skeleton key={width} width={width} height={24} />);
