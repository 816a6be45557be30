import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { contactRequests } from '../../schemas/customers/contactRequests.ts';
import { notifications, type Notification } from '../../schemas/notifications/notifications.ts';
import { useMarking, type Marking } from '../../kit/reading/marking.ts';
import { useNotificationCalls } from './calls.ts';
import { changeInFeed, feedKey, type Feed } from './feed.ts';

type Marked = Pick<Notification, 'id'> & Partial<Notification>;

/** Marks notifications, and the contact requests behind them, as read or unread in all caches. */
export function useNotificationMarking(): Marking<Notification> {
  const { staff_id } = useSession().who;
  const { markNotification, markNotifications } = useNotificationCalls();
  const queryClient = useQueryClient();
  const options = useMemo(() => {
    const { name } = notifications;
    const show = (marked?: Notification) => {
      if (marked)
        queryClient.setQueryData<Feed>(feedKey(staff_id), (feed) => feed && changeInFeed(feed, marked));
      void queryClient.invalidateQueries({ queryKey: marked ? [name, 'getList'] : [name] });
      if (!marked || marked.data?.subject === 'REQUEST')
        void queryClient.invalidateQueries({ queryKey: [contactRequests.name] });
    };
    return {
      markOne: async (one: Notification, is_read: boolean) => {
        const body = { ...one, is_read };
        return (await markNotification({ params: { id: one.id }, body })) ?? body;
      },
      markMany: (all: Marked[], is_read: boolean) =>
        markNotifications({ body: all.map((one) => ({ ...one, is_read })) }),
      show,
      updated: 'resources.notifications.messages.updated',
      failed: 'resources.notifications.messages.update_failed',
    };
  }, [markNotification, markNotifications, queryClient, staff_id]);
  return useMarking(options);
}
