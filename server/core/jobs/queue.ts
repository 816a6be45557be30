import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { withRetry } from '../withRetry.ts';
import type { JobReason } from '../../../src/schemas/work/jobs.ts';

/** A job leased by this process. */
export interface LeasedJob {
  id: string;
  store_id: string;
  timezone: string;
  kind: string;
  about: string | null;
  data: unknown;
  attempts: number;
  created_by: string | null;
  /** The process that ran it before died. */
  is_interrupted: boolean;
}

/** Free slots by kind. */
export type Slots = Map<string, number>;

/** Identifies an attempt: after another process took the job over, `attempts` differs. */
export type Held = Pick<LeasedJob, 'id' | 'attempts'>;

const waiting = sql`state in ('queued', 'running')`;
const due = sql`coalesce(leased_until, run_at)`;
const milliseconds = (count: number) => sql`${count} * interval '1 millisecond'`;

async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const { rows } = (await db.execute(statement)) as { rows: T[] };
  return rows;
}

const slotsOf = (slots: Slots) => {
  const rows = [...slots].map(([kind, free]) => sql`(${kind}::text, ${free}::int)`);
  return sql`(values ${sql.join(rows, sql`, `)}) as slot (kind, free)`;
};

/**
 * Leases due jobs, skipping locked rows: as many of each kind as it has free slots, and one of each key. `offset 0`
 * makes the planner look up each key separately instead of scanning all running jobs.
 */
export const leaseJobs = (db: Db, slots: Slots, lease: number): Promise<LeasedJob[]> =>
  rowsOf(
    db,
    sql`
      with due as materialized (
        select job.id, job.is_interrupted from ${slotsOf(slots)} cross join lateral (
          select id, state = 'running' as is_interrupted from jobs
          where kind = slot.kind and ${waiting} and ${due} <= now() and not exists (
            select 1 from jobs other
            where other.store_id = jobs.store_id and other.kind = jobs.kind and other.key = jobs.key
              and other.state = 'running' and other.id <> jobs.id
            offset 0
          )
          order by ${due} limit slot.free
          for update of jobs skip locked
        ) as job
      )
      update jobs set state = 'running', attempts = attempts + 1,
        leased_until = now() + ${milliseconds(lease)}
      from stores where jobs.id = any(array(select id from due)) and stores.id = jobs.store_id
      returning jobs.id, jobs.store_id, stores.timezone, jobs.kind, jobs.about, jobs.data, jobs.attempts, jobs.created_by,
        (select is_interrupted from due where due.id = jobs.id)`,
  );

/** Returns the milliseconds until the next job is due, negative if overdue; undefined without one. */
export async function nextDue(db: Db, slots: Slots): Promise<number | undefined> {
  const [row] = await rowsOf<{ wait: string | null }>(
    db,
    sql`
      select extract(epoch from min(job.due) - clock_timestamp()) * 1000 as wait
      from ${slotsOf(slots)} cross join lateral (
        select ${due} as due from jobs where kind = slot.kind and ${waiting} order by ${due} limit 1
      ) as job`,
  );
  return row?.wait === null || row === undefined ? undefined : Number(row.wait);
}

/**
 * Only running jobs are leased. Filters by the lease, because statistics on the state `running` are always outdated and
 * mislead the planner.
 */
const isHeld = (held: Held[]) => {
  const ids = sql.param(held.map(({ id }) => id));
  const attempts = sql.param(held.map((one) => one.attempts));
  return sql`leased_until is not null and (id, attempts) in (select * from unnest(${ids}::uuid[], ${attempts}::int[]))`;
};

/** Renews leases; returns the jobs still held, and whether each is to be cancelled. */
export const renewLeases = (db: Db, held: Held[], lease: number) =>
  withRetry(() =>
    rowsOf<{ id: string; is_cancelled: boolean }>(
      db,
      sql`
        update jobs set leased_until = clock_timestamp() + ${milliseconds(lease)} where ${isHeld(held)}
        returning id, cancelled_by is not null as is_cancelled`,
    ),
  );

export async function noteProgress(db: Db, held: Held, progress: { done: number; total: number }) {
  await db.execute(
    sql`update jobs set progress = ${JSON.stringify(progress)}::jsonb where ${isHeld([held])}`,
  );
}

/** Marks jobs as done, with further changes in the same transaction. */
export async function finishJobs(db: Db, held: Held[], changes?: SQL): Promise<void> {
  const done = sql`
    update jobs set state = 'done', leased_until = null, reason = null, finished_date = clock_timestamp()
    where ${isHeld(held)}`;
  await withRetry(async () => {
    if (!changes) await db.execute(done);
    else
      await db.transaction(async (transaction) => {
        await transaction.execute(changes);
        await transaction.execute(done);
      });
  });
}

interface Return {
  /** Milliseconds until it may be leased again. */
  pause: number;
  /** The error; without a reason the attempt does not count. */
  reason?: JobReason;
}

/** Releases a job for a later attempt; it ends instead if a newer job has replaced its key. */
export async function releaseJob(db: Db, held: Held, { pause, reason }: Return) {
  const isReplaced = sql`exists (
    select 1 from jobs newer where newer.store_id = jobs.store_id and newer.kind = jobs.kind
      and newer.key = jobs.key and newer.state = 'queued')`;
  await db.execute(sql`
    update jobs set leased_until = null, run_at = clock_timestamp() + ${milliseconds(pause)},
      state = case when ${isReplaced} then 'cancelled' else 'queued' end,
      finished_date = case when ${isReplaced} then clock_timestamp() end,
      reason = ${reason ? sql`${JSON.stringify(reason)}::jsonb` : sql`reason`},
      attempts = attempts - ${reason ? 0 : 1}
    where ${isHeld([held])}`);
}

/** Deletes finished jobs: done ones after a day, failed ones after a month. */
export async function deleteFinishedJobs(db: Db) {
  await db.execute(sql`
    delete from jobs where finished_date < now() - interval '1 day'
      and (state in ('done', 'cancelled') or finished_date < now() - interval '30 days')`);
}
