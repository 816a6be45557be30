import type { QueryClient } from '@tanstack/react-query';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import type { FeedPage } from '../calls.ts';
import { addToFeed, itemsOf, notInFeed, type Feed } from '../feed.ts';

interface LiveFeedOptions {
  queryClient: QueryClient;
  key: readonly unknown[];
  fetchPage: (page: number) => Promise<FeedPage>;
  /** Called with the notifications that were not in the feed. */
  onNewNotifications: (added: Notification[]) => void;
}

/** Pages fetched after a reconnect. Older notifications load by scrolling. */
const maxPages = 10;

/** Greater than every ISO date: while the first page is still loading, fetching the newest page is enough. */
const loading = '9';

/**
 * Merges notifications from the live connection, from page requests and from the catch-up after a reconnect into the
 * feed, each once.
 */
export class LiveFeed {
  readonly #options: LiveFeedOptions;
  /** The feed is complete up to this date. Undefined while no notification can have been missed. */
  #since: string | undefined;
  #working: Promise<unknown> = Promise.resolve();

  constructor(options: LiveFeedOptions) {
    this.#options = options;
  }

  /** Call on connect, before joining: notifications before this moment may have been missed. */
  connected(): void {
    this.#since ??= this.#feed() ? (this.#items()[0]?.created_date ?? '') : loading;
  }

  receive(notification: Notification): Promise<void> {
    return this.#next(() => this.#add([notification]));
  }

  /** Fetches missed notifications. Rejects on failure and can then be called again. */
  catchUp(): Promise<void> {
    return this.#next(async () => {
      const since = this.#since;
      if (since === undefined) return;
      await this.#loaded();
      if (!this.#feed()) return;
      const missed: Notification[] = [];
      let totals: FeedPage | undefined;
      for (let page = 1; page <= maxPages; page += 1) {
        const found = await this.#options.fetchPage(page);
        totals ??= found;
        missed.push(...found.data);
        const last = found.data.at(-1);
        if (!last || last.created_date < since) break;
      }
      // Anything older than the loaded pages is not new. Scrolling loads it.
      const oldest = this.#items().at(-1)?.created_date ?? '';
      await this.#add(
        missed.filter(({ created_date }) => created_date > oldest),
        totals,
      );
      this.#since = undefined;
    });
  }

  #feed(): Feed | undefined {
    return this.#options.queryClient.getQueryData<Feed>(this.#options.key);
  }

  #items(): Notification[] {
    const feed = this.#feed();
    return feed ? itemsOf(feed) : [];
  }

  /** Serializes updates so that none overwrites another. */
  #next(work: () => Promise<void>): Promise<void> {
    const result = this.#working.then(work);
    this.#working = result.catch(() => undefined);
    return result;
  }

  async #add(found: Notification[], totals?: FeedPage): Promise<void> {
    await this.#loaded();
    const feed = this.#feed();
    const added = feed ? notInFeed(feed, found) : found;
    if (feed && (added.length > 0 || totals)) {
      this.#options.queryClient.setQueryData<Feed>(this.#options.key, addToFeed(feed, added, totals));
    }
    if (added.length > 0) this.#options.onNewNotifications(added);
  }

  /** Waits for a page request in flight, whose response would overwrite the update. */
  #loaded(): Promise<void> {
    const { queryClient, key } = this.#options;
    const isLoading = () => queryClient.getQueryState(key)?.fetchStatus === 'fetching';
    if (!isLoading()) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = queryClient.getQueryCache().subscribe(() => {
        if (isLoading()) return;
        stop();
        resolve();
      });
    });
  }
}
