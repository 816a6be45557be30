import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import type { Notification } from '../../schemas/notifications/notifications.ts';
import { useNotificationCalls } from './calls.ts';
import { changeInFeed, feedKey, type Feed } from './feed.ts';

/** Marks a notification as read or unread, wherever it shows; says so when it fails. */
export function useMarkRead() {
  const { who } = useSession();
  const { markNotification } = useNotificationCalls();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useCallback(
    async (notification: Notification, is_read: boolean): Promise<boolean> => {
      try {
        const changed = await markNotification(notification, is_read);
        queryClient.setQueryData<Feed>(
          feedKey(who.staff_id),
          (feed) => feed && changeInFeed(feed, { ...notification, ...changed }),
        );
        void queryClient.invalidateQueries({ queryKey: ['notifications', 'getList'] });
        return true;
      } catch {
        notify('resources.notifications.messages.update_failed', { type: 'error' });
        return false;
      }
    },
    [who, markNotification, queryClient, notify],
  );
}
