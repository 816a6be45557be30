import type { InfiniteData } from '@tanstack/react-query';
import type { Notification } from '../../schemas/notifications/notifications.ts';
import type { FeedPage } from './calls.ts';

export type Feed = InfiniteData<FeedPage>;
type Totals = Pick<FeedPage, 'total' | 'total_unread'>;

export const feedKey = (staffId: string) => ['notifications', 'feed', staffId] as const;

/**
 * All loaded notifications, newest first, without duplicates: pages overlap when notifications arrive between their
 * requests.
 */
export const itemsOf = (feed: Feed): Notification[] => [
  ...new Map(feed.pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values(),
];

export const totalsOf = ({ pages: [first] }: Feed): Totals => ({
  total: first?.total ?? 0,
  total_unread: first?.total_unread ?? 0,
});

/** Returns the notifications that are not in the feed. */
export function notInFeed(feed: Feed, found: Notification[]): Notification[] {
  const known = new Set(itemsOf(feed).map(({ id }) => id));
  return found.filter(({ id }) => !known.has(id));
}

/** Adds notifications at the top. Totals grow accordingly unless the service returned new ones. */
export function addToFeed(feed: Feed, added: Notification[], updated?: Totals): Feed {
  const { total, total_unread } = totalsOf(feed);
  const unread = added.filter(({ is_read }) => !is_read).length;
  const totals = updated ?? { total: total + added.length, total_unread: total_unread + unread };
  return withFirst(feed, ({ data }) => ({
    ...totals,
    data: [...added, ...data].toSorted((a, b) => (a.created_date < b.created_date ? 1 : -1)),
  }));
}

/** Replaces a notification and adjusts the unread total. */
export function changeInFeed(feed: Feed, changed: Notification): Feed {
  const before = itemsOf(feed).find(({ id }) => id === changed.id);
  const difference = before ? Number(before.is_read) - Number(changed.is_read) : 0;
  const pages = feed.pages.map((page) => ({
    ...page,
    data: page.data.map((one) => (one.id === changed.id ? changed : one)),
  }));
  return withFirst({ ...feed, pages }, (first) => ({
    ...first,
    total_unread: Math.max(0, first.total_unread + difference),
  }));
}

const withFirst = (feed: Feed, change: (first: FeedPage) => FeedPage): Feed => ({
  ...feed,
  pages: feed.pages.map((page, index) => (index === 0 ? change(page) : page)),
});
