import type { QueryClient } from '@tanstack/react-query';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import type { FeedPage } from '../calls.ts';
import { addToFeed, itemsOf, notInFeed, type Feed } from '../feed.ts';

interface LiveFeedOptions {
  queryClient: QueryClient;
  key: readonly unknown[];
  fetchPage: (page: number) => Promise<FeedPage>;
  /** Told of all that was not known before. */
  onNewNotifications: (added: Notification[]) => void;
}

/** More was missed than anybody reads: the rest is loaded by scrolling. */
const maxPages = 10;

/** Later than every date: beside a first page that is still on its way, the newest page is enough. */
const loading = '9';

/**
 * Brings what arrives into the feed, each notification once, whether it comes live, with a page that is being loaded,
 * or with what is asked for after a drop.
 */
export class LiveFeed {
  readonly #options: LiveFeedOptions;
  /** Everything up to here is known for certain, while it is not certain what came after. */
  #since: string | undefined;
  #working: Promise<unknown> = Promise.resolve();

  constructor(options: LiveFeedOptions) {
    this.#options = options;
  }

  /** From now on live notifications arrive; before them some may have been missed. */
  connected(): void {
    this.#since ??= this.#feed() ? (this.#items()[0]?.created_date ?? '') : loading;
  }

  receive(notification: Notification): Promise<void> {
    return this.#next(() => this.#add([notification]));
  }

  /** Asks for what was missed; rejects when that fails, and can then be called again. */
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
      // What lies below all that has been loaded is not new: scrolling loads it.
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

  /** One after the other, so that none overwrites what the one before has added. */
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

  /** A page that is on its way would overwrite what is added now. */
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
