import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { isDueToday } from './daily.ts';
import type { Database, Db } from './database.ts';
import { tooMany } from './problem.ts';
import { rateLimits } from './tables/rateLimits.ts';

interface Limit {
  /** Namespace of the counter. */
  name: string;
  times: number;
  milliseconds: number;
}

export const perHour = (name: string, times: number): Limit => ({ name, times, milliseconds: 3_600_000 });

/** Throws 429 for a key that exceeds its limit, counted over all nodes. */
export function rateLimit(database: Promise<Database>, limit: Limit): (key: string) => Promise<void> {
  const wait = counter(database, limit);
  return async (key) => {
    const left = await wait(key);
    if (left > 0) throw tooMany(left);
  };
}

/** Counts a key; returns the milliseconds until it is allowed again, or 0. */
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

/** Throws 429 for a key that exceeds the rest of its allowance; rejected requests use none of it. */
export function allowance(
  database: Promise<Database>,
  { name, times, milliseconds }: Limit,
): (key: string, amount: number) => Promise<void> {
  return async (key, amount) => {
    const { db } = await database;
    if (isDueToday('rate limits')) await forgetRateLimits(db);
    const hashed = hashOf(`${name} ${key}`);
    const { count, left } = await countUp(db, hashed, milliseconds, amount);
    if (count <= times) return;
    await db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - ${amount}` })
      .where(eq(rateLimits.key, hashed));
    throw tooMany(Math.max(1, left));
  };
}

/** Removes expired counters. */
export async function forgetRateLimits(db: Db): Promise<void> {
  const isOver = lt(rateLimits.until, sql`now()`);
  const over = db.select({ key: rateLimits.key }).from(rateLimits).where(isOver);
  await db.delete(rateLimits).where(inArray(rateLimits.key, over.for('update', { skipLocked: true })));
}

/** Hashes a key for storage. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

async function countUp(db: Db, key: string, milliseconds: number, amount = 1) {
  const isRunning = sql`${rateLimits.until} > now()`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, count: amount, until: sql`now() + make_interval(secs => ${milliseconds / 1000})` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isRunning} then ${rateLimits.count} + ${amount} else ${amount} end`,
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
