import { setTimeout } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { connectTo, streamOf } from './postgres.ts';
import { within } from './within.ts';

/** How often the database is asked whether it answers, how long it may take, and how long when it is asked again, in ms. */
const beat = 1000;
const patience = 6000;
const lastPatience = 2000;

/** What a database is that nobody watches. */
export const unwatched: Watch = { isAway: () => false, stop: () => Promise.resolve() };

export interface Watch {
  isAway: () => boolean;
  stop: () => Promise<void>;
}

/** Whether the database itself refused, such as for too many connections (53300): it answers then. */
const isRefusal = (error: unknown) => error instanceof Error && 'severity' in error;

/**
 * Watches whether PostgreSQL answers, by a connection that does nothing else. One that is stopped, or behind a network that
 * says nothing, would keep all calls waiting: what is under way on the pool's connections fails then, and new calls need
 * not begin until it answers again.
 */
export function watchAnswers(connectionString: string, pool: Pool): Watch {
  const used = new Set<ClientBase>();
  pool.on('acquire', (client) => used.add(client));
  pool.on('remove', (client) => used.delete(client));
  const over = new AbortController();
  let isAway = false;

  /** Asks by a connection of its own, once or for as long as it answers. */
  async function ask(limit: number, isOnce = false): Promise<void> {
    const client = await connectTo(connectionString, limit);
    try {
      do {
        await within(limit, client.query('select 1'));
        isAway = false;
        if (isOnce) return;
        await setTimeout(beat, undefined, { signal: over.signal, ref: false });
      } while (!over.signal.aborted);
    } finally {
      streamOf(client).destroy();
    }
  }

  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      await ask(patience).catch(() => undefined);
      if (over.signal.aborted) return;
      // A process that was held up itself has heard no answer in time, but hears the next one.
      const isAnswered = await ask(lastPatience, true).then(() => true, isRefusal);
      if (!isAnswered) {
        isAway = true;
        for (const client of used) streamOf(client).destroy();
      }
      await setTimeout(beat, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
    }
  }

  const watching = watch();
  return {
    isAway: () => isAway,
    stop: async () => {
      over.abort();
      await watching;
    },
  };
}
