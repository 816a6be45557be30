import { and, asc, inArray, lt, not, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { Scope, type Store } from './scope.ts';
import type { StoreTable } from './tables/owners.ts';
import { stores } from './tables/stores.ts';

/** Rows that are deleted once they are old. */
export interface Expiry {
  table: StoreTable;
  /** Tells a row of a store. */
  id: PgColumn;
  date: PgColumn;
  /** How long they are kept. */
  days: number;
  /** Those that are kept nevertheless. */
  unless?: (scope: Scope) => SQL;
}

const day = 24 * 3_600_000;

/** Rows of a transaction. */
const BATCH = 1000;

/** Returns the moment before which rows have expired. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * day);

/**
 * Deletes what has expired, store by store and in short transactions, until `signal` aborts. A failure does not keep the
 * other stores and tables from it; all are thrown together at the end.
 */
export async function expireRows(db: Db, expiries: Expiry[], signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const store of await db.select({ id: stores.id, timezone: stores.timezone }).from(stores))
    for (const expiry of expiries)
      await expireAll(db, store, expiry, signal).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some expired rows could not be deleted');
}

async function expireAll(db: Db, store: Store, expiry: Expiry, signal?: AbortSignal): Promise<void> {
  const scope = new Scope(db, store);
  for (;;) if (signal?.aborted || (await expireSome(scope, expiry)) < BATCH) return;
}

/** Deletes the oldest; of several processes one at a time. Returns their number. */
function expireSome(scope: Scope, { table, id, date, days, unless }: Expiry): Promise<number> {
  return scope.transaction(async (own) => {
    await own.alone('expired rows');
    const rows = await own.select(
      table,
      { id },
      { where: and(lt(date, daysAgo(days)), unless && not(unless(own))), orderBy: [asc(date)], limit: BATCH },
    );
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await own.delete(table, inArray(id, ids), id);
    return ids.length;
  });
}
