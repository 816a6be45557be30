import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { hashOf } from './rateLimit.ts';
import { rateLimits } from './tables/rateLimits.ts';

interface Pauses {
  /** Namespace of the counter. */
  name: string;
  /** Failures without a delay. */
  free: number;
  /** Longest delay, in seconds. */
  longest: number;
}

export interface Slowdown {
  /** Begins an attempt, counted as failed until `takeBack`; returns the milliseconds to wait, or 0. */
  begin: (key: string) => Promise<number>;
  /** The attempt did not fail. */
  takeBack: (key: string) => Promise<void>;
}

/** How long failures are remembered after the last one, in seconds. */
const memory = 3600;

/**
 * Delays that double with each failure (1 s, 2 s, 4 s), counted over all nodes and reset by an hour without failures.
 */
export function slowdown(database: Promise<Database>, { name, free, longest }: Pauses): Slowdown {
  const keyOf = (key: string) => hashOf(`${name} ${key}`);
  const { key: keyColumn, count, until } = rateLimits;
  const isRemembered = sql`${until} > now()`;
  const pause = sql`case when ${count} < ${free} then 0 else least(${longest}, power(2, least(${count} - ${free}, 20))) end`;
  /** When the next attempt may begin. */
  const open = sql`${until} - make_interval(secs => ${memory}) + make_interval(secs => (${pause})::float8)`;

  return {
    async begin(key) {
      const { db } = await database;
      const forgotten = sql`now() + make_interval(secs => ${memory})`;
      const begun = await db
        .insert(rateLimits)
        .values({ key: keyOf(key), count: 1, until: forgotten })
        .onConflictDoUpdate({
          target: keyColumn,
          set: { count: sql`case when ${isRemembered} then ${count} + 1 else 1 end`, until: forgotten },
          setWhere: sql`not ${isRemembered} or ${open} <= now()`,
        })
        .returning({ count });
      if (begun.length > 0) return 0;
      const left = sql`extract(epoch from ${open} - now()) * 1000`.mapWith(Number);
      const [row] = await db
        .select({ left })
        .from(rateLimits)
        .where(eq(keyColumn, keyOf(key)));
      return Math.max(1, row?.left ?? 1);
    },

    async takeBack(key) {
      const { db } = await database;
      const fewer = { count: sql`greatest(${count} - 1, 0)` };
      await db
        .update(rateLimits)
        .set(fewer)
        .where(eq(keyColumn, keyOf(key)));
    },
  };
}
