import { setTimeout } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { connectTo, streamOf } from './postgres.ts';
import { withTimeout } from './withTimeout.ts';

/** Interval of health checks, and timeouts of a check and of its retry, in ms. */
const beat = 1000;
const patience = 6000;
const lastPatience = 2000;

/** For a database without health checks. */
export const unmonitored: DatabaseMonitor = { isAway: () => false, stop: () => Promise.resolve() };

export interface DatabaseMonitor {
  isAway: () => boolean;
  stop: () => Promise<void>;
}

/** An error sent by PostgreSQL itself, such as too many connections (53300): it is reachable. */
const isRefusal = (error: unknown) => error instanceof Error && 'severity' in error;

/**
 * Checks by a dedicated connection whether PostgreSQL responds. A stopped server, or a network that drops packets,
 * would block all calls: statements in flight on the pool are failed then, and new calls fail at once until it responds
 * again.
 */
export function monitorDatabase(connectionString: string, pool: Pool): DatabaseMonitor {
  const used = new Set<ClientBase>();
  pool.on('acquire', (client) => used.add(client));
  pool.on('remove', (client) => used.delete(client));
  const over = new AbortController();
  let isAway = false;

  /** Checks by a connection of its own, once or repeatedly while it responds. */
  async function ask(limit: number, isOnce = false): Promise<void> {
    const client = await connectTo(connectionString, limit);
    try {
      do {
        await withTimeout(limit, client.query('select 1'));
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
      // A process whose own event loop was blocked misses the timeout, but receives the next response.
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
