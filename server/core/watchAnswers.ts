import { setTimeout } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { connectTo, streamOf } from './postgres.ts';
import { within } from './within.ts';

/** How often the database is asked whether it answers, and how long it may take, in ms. */
const beat = 1000;
const patience = 8000;

export interface Watch {
  isAway: () => boolean;
  stop: () => Promise<void>;
}

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

  async function watchOne(): Promise<void> {
    const client = await connectTo(connectionString, patience);
    try {
      while (!over.signal.aborted) {
        await within(patience, client.query('select 1'));
        isAway = false;
        await setTimeout(beat, undefined, { signal: over.signal, ref: false });
      }
    } finally {
      streamOf(client).destroy();
    }
  }

  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      await watchOne().catch(() => undefined);
      if (over.signal.aborted) return;
      isAway = true;
      for (const client of used) streamOf(client).destroy();
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
