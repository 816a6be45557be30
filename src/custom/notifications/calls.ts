import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import { notificationCalls } from '../../schemas/notifications/calls.ts';
import type { Notification } from '../../schemas/notifications/notifications.ts';

/** A page of the user's notifications, newest first, with the totals. */
export interface FeedPage {
  data: Notification[];
  total: number;
  total_unread: number;
}

const pageSize = 10;

export const notificationMethods = (call: Call) => ({
  getFeedPage: async (page: number, signal?: AbortSignal): Promise<FeedPage> => {
    const query = { page, per_page: pageSize, created_date_sort_order: 'desc' };
    const { json } = await call(notificationCalls.listOwnNotifications, { query, signal });
    const { total, total_unread } = json.metadata;
    return { data: json.data, total, total_unread };
  },
});

export const useNotificationCalls = createCallsHook(notificationCalls, notificationMethods);
