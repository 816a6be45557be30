import { http } from '../../authProvider/http.ts';
import type { Who } from '../../schemas/can.ts';
import type { Notification } from '../../schemas/notifications/notifications.ts';

/** One page of the own notifications, newest first, with how many there are and how many are unread. */
export interface FeedPage {
  data: Notification[];
  total: number;
  total_unread: number;
}

type Reader = Pick<Who, 'store_id' | 'staff_id'>;

interface Message {
  id: string;
  /** HTML. */
  body: string;
}

const service = 'notification';
const pageSize = 10;

const storeOf = ({ store_id }: Reader) => `/dc/store/${store_id}`;

export async function fetchFeedPage(who: Reader, page: number, signal?: AbortSignal): Promise<FeedPage> {
  const { json } = await http<{ data: Notification[]; metadata: Omit<FeedPage, 'data'> }>({
    service,
    method: 'GET',
    path: `${storeOf(who)}/notifications/user/${who.staff_id}`,
    query: { page, per_page: pageSize, created_date_sort_order: 'desc' },
    signal,
  });
  const { total, total_unread } = json.metadata;
  return { data: json.data, total, total_unread };
}

export async function fetchMessage(
  who: Reader,
  id: string,
  signal?: AbortSignal,
): Promise<Message | undefined> {
  const path = `${storeOf(who)}/message/${id}`;
  return (await http<Message | undefined>({ service, method: 'GET', path, signal })).json;
}

export async function markNotification(
  who: Reader,
  one: Notification,
  is_read: boolean,
): Promise<Notification> {
  const path = `${storeOf(who)}/notifications/${one.id}/user/${who.staff_id}`;
  const body = { ...one, is_read };
  return (await http<Notification | undefined>({ service, method: 'PUT', path, body })).json ?? body;
}

export async function markNotifications(
  who: Reader,
  all: (Pick<Notification, 'id'> & Partial<Notification>)[],
  is_read: boolean,
): Promise<void> {
  const path = `${storeOf(who)}/notifications/batch`;
  await http({ service, method: 'PUT', path, body: all.map((one) => ({ ...one, is_read })) });
}
