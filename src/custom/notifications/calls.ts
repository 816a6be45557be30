import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { Notification } from '../../schemas/notifications/notifications.ts';

/** A page of the user's notifications, newest first, with the totals. */
export interface FeedPage {
  data: Notification[];
  total: number;
  total_unread: number;
}

interface Message {
  id: string;
  /** HTML. */
  body: string;
}

const service = 'notification';
const pageSize = 10;

export const notificationCalls = (call: Call) => ({
  getFeedPage: async (page: number, signal?: AbortSignal): Promise<FeedPage> => {
    const { json } = await call<{ data: Notification[]; metadata: Omit<FeedPage, 'data'> }>(
      service,
      'GET /dc/store/:storeId/notifications/user/:staffId',
      { query: { page, per_page: pageSize, created_date_sort_order: 'desc' }, signal },
    );
    const { total, total_unread } = json.metadata;
    return { data: json.data, total, total_unread };
  },

  getMessage: async (id: string, signal?: AbortSignal): Promise<Message | undefined> =>
    (
      await call<Message | undefined>(service, 'GET /dc/store/:storeId/message/:id', {
        params: { id },
        signal,
      })
    ).json,

  markNotification: async (one: Notification, is_read: boolean): Promise<Notification> => {
    const body = { ...one, is_read };
    const options = { params: { id: one.id }, body };
    const line = 'PUT /dc/store/:storeId/notifications/:id/user/:staffId';
    return (await call<Notification | undefined>(service, line, options)).json ?? body;
  },

  markNotifications: async (
    all: (Pick<Notification, 'id'> & Partial<Notification>)[],
    is_read: boolean,
  ): Promise<void> => {
    const body = all.map((one) => ({ ...one, is_read }));
    await call(service, 'PUT /dc/store/:storeId/notifications/batch', { body });
  },

  markAllRead: async (): Promise<void> => {
    const body = { is_read: true };
    await call(service, 'PUT /dc/store/:storeId/notifications/user/:staffId', { body });
  },
});

export const useNotificationCalls = createCallsHook(notificationCalls);
