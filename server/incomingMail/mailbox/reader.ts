import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../core/database.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { jobs } from '../../core/jobs/tables.ts';
import { Scope } from '../../core/scope.ts';
import { stores } from '../../core/tables/stores.ts';
import { mailAddresses } from '../tables.ts';

const kind = 'read-mailbox';

/** The store whose job reads the mailbox for all: that of the oldest address in use; undefined without one. */
export async function readerOf(db: Db) {
  const { store_id, is_active, created_date } = mailAddresses;
  const [row] = await db
    .select({ id: stores.id, timezone: stores.timezone })
    .from(mailAddresses)
    .innerJoin(stores, eq(stores.id, store_id))
    .where(eq(is_active, true))
    .orderBy(asc(created_date), asc(store_id))
    .limit(1);
  return row;
}

/** Makes the store that reads the mailbox do so, unless it does already. */
export async function startReading(db: Db): Promise<void> {
  const reader = await readerOf(db);
  if (reader) await new Scope(db, reader).transaction((own) => queueReading(own));
}

/** Enqueues the job that reads the mailbox, unless the store has one. */
export async function queueReading(scope: Scope, runAt?: Date): Promise<void> {
  await scope.alone(kind);
  const isActive = and(eq(jobs.kind, kind), inArray(jobs.state, ['queued', 'running']));
  if ((await scope.count(jobs, isActive)) > 0) return;
  await enqueue(scope, { kind, key: kind, data: {}, runAt });
}
