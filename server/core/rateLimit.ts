import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import { isDueToday } from './daily.ts';
import type { Database, Db } from './database.ts';
import { tooMany } from './problem.ts';
import { rateLimits } from './tables/rateLimits.ts';

interface Limit {
  /** Tells its counts from those of other limits. */
  name: string;
  times: number;
  milliseconds: number;
}

export const perHour = (name: string, times: number): Limit => ({ name, times, milliseconds: 3_600_000 });

/** Refuses a key that comes more often than allowed, to whichever node. */
export function rateLimit(database: Promise<Database>, limit: Limit): (key: string) => Promise<void> {
  const wait = counter(database, limit);
  return async (key) => {
    const left = await wait(key);
    if (left > 0) throw tooMany(left);
  };
}

/** Counts a key; answers for how many milliseconds it has come too often already, 0 where it may. */
export function counter(
  database: Promise<Database>,
  { name, times, milliseconds }: Limit,
): (key: string) => Promise<number> {
  return async (key) => {
    const { db } = await database;
    if (isDueToday('rate limits')) await forgetRateLimits(db);
    const { count, left } = await countUp(db, hashOf(`${name} ${key}`), milliseconds);
    return count > times ? Math.max(1, left) : 0;
  };
}

/** Forgets what counts no more. */
export async function forgetRateLimits(db: Db): Promise<void> {
  const isOver = lt(rateLimits.until, sql`now()`);
  const over = db.select({ key: rateLimits.key }).from(rateLimits).where(isOver);
  await db.delete(rateLimits).where(inArray(rateLimits.key, over.for('update', { skipLocked: true })));
}

/** What a key is kept as. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

async function countUp(db: Db, key: string, milliseconds: number) {
  const isRunning = sql`${rateLimits.until} > now()`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, count: 1, until: sql`now() + make_interval(secs => ${milliseconds / 1000})` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isRunning} then ${rateLimits.count} + 1 else 1 end`,
        until: sql`case when ${isRunning} then ${rateLimits.until} else excluded.until end`,
      },
    })
    .returning({
      count: rateLimits.count,
      left: sql`extract(epoch from ${rateLimits.until} - now()) * 1000`.mapWith(Number),
    });
  if (!counted) throw new Error('Nothing was counted');
  return counted;
}
