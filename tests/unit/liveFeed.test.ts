import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FeedPage } from '../../src/custom/notifications/calls.ts';
import {
  addToFeed,
  changeInFeed,
  itemsOf,
  totalsOf,
  type Feed,
} from '../../src/custom/notifications/feed.ts';
import { LiveFeed } from '../../src/custom/notifications/live/LiveFeed.ts';
import type { Notification } from '../../src/schemas/notifications/notifications.ts';

const key = ['notifications', 'feed', 's1'];
const pageSize = 3;

/** Notifications of the simulated service, oldest first. */
let told: Notification[];
let client: QueryClient;
let news: string[];
let live: LiveFeed;

const notification = (number: number): Notification => ({
  id: `n${number}`,
  message_id: `m${number}`,
  resource_type: 'GENERAL',
  customer_message_type: 'EMAIL',
  is_read: false,
  read_date: null,
  created_date: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
});

const tell = (number: number) => {
  const one = notification(number);
  told.push(one);
  return one;
};

const page = (number: number): FeedPage => ({
  data: told.toReversed().slice((number - 1) * pageSize, number * pageSize),
  total: told.length,
  total_unread: told.filter(({ is_read }) => !is_read).length,
});

const feed = () => client.getQueryData<Feed>(key) as Feed;
const ids = () => itemsOf(feed()).map(({ id }) => id);
const load = (...numbers: number[]) =>
  client.setQueryData<Feed>(key, { pages: numbers.map(page), pageParams: numbers });

beforeEach(() => {
  client = new QueryClient();
  told = [];
  news = [];
  for (let number = 1; number <= 8; number += 1) tell(number);
  live = new LiveFeed({
    queryClient: client,
    key,
    fetchPage: async (number) => page(number),
    onNewNotifications: (found) => news.push(...found.map(({ id }) => id)),
  });
});

describe('arriving notification', () => {
  test('is added at the top and increases the counts', async () => {
    load(1);
    await live.receive(tell(9));
    expect(ids()).toEqual(['n9', 'n8', 'n7', 'n6']);
    expect(totalsOf(feed())).toEqual({ total: 9, total_unread: 9 });
    expect(news).toEqual(['n9']);
  });

  test('counts once when it arrives repeatedly', async () => {
    load(1);
    const ninth = tell(9);
    await Promise.all([live.receive(ninth), live.receive(ninth), live.receive(ninth)]);
    expect(ids()).toEqual(['n9', 'n8', 'n7', 'n6']);
    expect(totalsOf(feed())).toEqual({ total: 9, total_unread: 9 });
    expect(news).toEqual(['n9']);
  });

  test('shifts the following pages without duplicates or gaps', async () => {
    load(1);
    await live.receive(tell(9));
    client.setQueryData<Feed>(key, { pages: [...feed().pages, page(2), page(3)], pageParams: [1, 2, 3] });
    expect(ids()).toEqual(['n9', 'n8', 'n7', 'n6', 'n5', 'n4', 'n3', 'n2', 'n1']);
  });

  test('is kept when it arrives while a page is loading', async () => {
    load(1);
    let finish: () => void = () => undefined;
    const loading = client.fetchQuery({
      queryKey: key,
      queryFn: async () => {
        const before = feed();
        await new Promise<void>((resolve) => (finish = resolve));
        return { ...before, pages: [...before.pages, page(2)] };
      },
      staleTime: 0,
    });
    const received = live.receive(notification(9));
    finish();
    await Promise.all([loading, received]);
    expect(ids()[0]).toBe('n9');
  });
});

describe('after a reconnect', () => {
  test('fetches missed notifications over as many pages as needed', async () => {
    load(1);
    for (let number = 9; number <= 15; number += 1) tell(number);
    live.connected();
    await live.catchUp();
    expect(ids()).toEqual(['n15', 'n14', 'n13', 'n12', 'n11', 'n10', 'n9', 'n8', 'n7', 'n6']);
    expect(totalsOf(feed())).toEqual({ total: 15, total_unread: 15 });
  });

  test('loses none when a live one arrives before the response', async () => {
    load(1);
    tell(9);
    live.connected();
    const received = live.receive(tell(10));
    await Promise.all([received, live.catchUp()]);
    expect(ids()).toEqual(['n10', 'n9', 'n8', 'n7', 'n6']);
    expect(totalsOf(feed())).toEqual({ total: 10, total_unread: 10 });
    expect(news.toSorted()).toEqual(['n10', 'n9']);
  });

  test('repeats a failed fetch, also after another reconnect', async () => {
    load(1);
    let isDown = true;
    const shaky = new LiveFeed({
      queryClient: client,
      key,
      fetchPage: async (number) => {
        if (isDown) throw new Error('down');
        return page(number);
      },
      onNewNotifications: () => undefined,
    });
    tell(9);
    shaky.connected();
    await expect(shaky.catchUp()).rejects.toThrow('down');
    await shaky.receive(tell(10));
    isDown = false;
    shaky.connected();
    await shaky.catchUp();
    expect(ids().slice(0, 3)).toEqual(['n10', 'n9', 'n8']);
  });

  test('ignores notifications below the loaded pages', async () => {
    load(1);
    live.connected();
    await live.catchUp();
    expect(news).toEqual([]);
    expect(ids()).toEqual(['n8', 'n7', 'n6']);
  });

  test('fetches nothing before the feed is loaded', async () => {
    live.connected();
    await live.catchUp();
    expect(client.getQueryData(key)).toBeUndefined();
  });
});

describe('reading', () => {
  test('decreases the unread count once, and increases it again', () => {
    const loaded = load(1) as Feed;
    const eighth = notification(8);
    const read = changeInFeed(loaded, { ...eighth, is_read: true });
    expect(totalsOf(read).total_unread).toBe(7);
    expect(totalsOf(changeInFeed(read, { ...eighth, is_read: true })).total_unread).toBe(7);
    expect(totalsOf(changeInFeed(read, eighth)).total_unread).toBe(8);
  });

  test('does not count notifications that arrive as read', () => {
    const added = addToFeed(load(1) as Feed, [{ ...notification(9), is_read: true }]);
    expect(totalsOf(added)).toEqual({ total: 9, total_unread: 8 });
  });
});
