import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { JobReason, JobState } from '../../../src/schemas/work/jobs.ts';
import { id, moment, storeId } from '../tables/columns.ts';

/** Background work. */
export const jobs = pgTable(
  'jobs',
  {
    id: id().primaryKey(),
    /** Without a reference: where stores are distributed, the queue stays on one node. */
    store_id: storeId(),
    kind: text('kind').notNull(),
    /** Of a kind, at most one job with this key waits and one runs. */
    key: text('key'),
    /** Subject, as shown in the interface. */
    about: text('about'),
    data: jsonb('data').notNull(),
    state: text('state').$type<JobState>().notNull().default('queued'),
    /** Number of attempts begun. */
    attempts: integer('attempts').notNull().default(0),
    /** Earliest start. */
    run_at: moment('run_at').notNull().defaultNow(),
    /** While running: when the lease expires and another process may take over. */
    leased_until: moment('leased_until'),
    progress: jsonb('progress').$type<{ done: number; total: number }>(),
    /** Why the last attempt failed. */
    reason: jsonb('reason').$type<JobReason>(),
    /** Cancellation requested while it runs. */
    cancelled_by: text('cancelled_by'),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
    finished_date: moment('finished_date'),
  },
  (table) => [
    uniqueIndex('jobs_one_waiting')
      .on(table.store_id, table.kind, table.key)
      .where(sql`${table.state} = 'queued'`),
    index('jobs_by_key')
      .on(table.store_id, table.kind, table.key)
      .where(sql`${table.state} <> 'queued'`),
    index('jobs_due')
      .on(table.kind, sql`coalesce(${table.leased_until}, ${table.run_at})`)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('jobs_by_state').on(table.store_id, table.state, table.created_date),
    index('jobs_finished').on(table.finished_date),
  ],
);
