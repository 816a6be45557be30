import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { errorMessageOf } from '../../dataProvider/errors.ts';
import { contactRequests } from '../../schemas/customers/contactRequests.ts';
import { notifications } from '../../schemas/notifications/notifications.ts';
import { useNotificationCalls } from './calls.ts';

/** Marks all of the user's notifications as read, including those not loaded, and notifies the user of the result. */
export function useMarkAllRead() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { markAllRead } = useNotificationCalls();
  return async (): Promise<void> => {
    try {
      await markAllRead({ body: { is_read: true } });
    } catch (error) {
      const failed = 'resources.notifications.messages.update_failed';
      return notify(errorMessageOf(error, failed), { type: 'error' });
    }
    notify('reading.bulk_done', { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: [contactRequests.name] });
    return queryClient.invalidateQueries({ queryKey: [notifications.name] });
  };
}
