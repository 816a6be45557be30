import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { retried } from '../retried.ts';
import type { JobReason } from '../../../src/schemas/work/jobs.ts';

/** A job that this process may run until its lease ends. */
export interface TakenJob {
  id: string;
  store_id: string;
  timezone: string;
  kind: string;
  about: string | null;
  data: unknown;
  attempts: number;
  created_by: string | null;
  /** Whoever ran it before is gone. */
  is_interrupted: boolean;
}

/** How many more jobs of each kind may begin. */
export type Slots = Map<string, number>;

/** A job as its attempt knows it: what another process took over is no longer its own. */
export type Held = Pick<TakenJob, 'id' | 'attempts'>;

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
 * Takes what is due and waits for nobody: of each kind as many as have a slot, and of one key one at a time; `offset 0`
 * has each key looked up by itself, instead of all that ever ran.
 */
export const takeJobs = (db: Db, slots: Slots, lease: number): Promise<TakenJob[]> =>
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
        leased_until = clock_timestamp() + ${milliseconds(lease)}
      from stores where jobs.id = any(array(select id from due)) and stores.id = jobs.store_id
      returning jobs.id, jobs.store_id, stores.timezone, jobs.kind, jobs.about, jobs.data, jobs.attempts, jobs.created_by,
        (select is_interrupted from due where due.id = jobs.id)`,
  );

/** In how many milliseconds the next job is due, negative where it is already; undefined without one. */
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

/** Only what runs is leased. Asked by the lease, since statistics of how much runs are always old, and mislead a plan. */
const isHeld = (held: Held[]) => {
  const ids = sql.param(held.map(({ id }) => id));
  const attempts = sql.param(held.map((one) => one.attempts));
  return sql`leased_until is not null and (id, attempts) in (select * from unnest(${ids}::uuid[], ${attempts}::int[]))`;
};

/** Keeps jobs for another lease; answers those that are still held, and whether somebody wants them cancelled. */
export const renewLeases = (db: Db, held: Held[], lease: number) =>
  retried(() =>
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

/** Ends jobs that are done, with what else changes in this statement. */
export async function finishJobs(db: Db, held: Held[], changes?: SQL): Promise<void> {
  const others = changes && sql`with others as (${changes})`;
  await retried(() =>
    rowsOf(
      db,
      sql`
        ${others} update jobs set state = 'done', leased_until = null, reason = null, finished_date = clock_timestamp()
        where ${isHeld(held)}`,
    ),
  );
}

interface Return {
  /** In how many milliseconds it may be taken again. */
  pause: number;
  /** What went wrong; without a reason the attempt does not count. */
  reason?: JobReason;
}

/** Lets a job wait again; one that a newer with its key has replaced meanwhile is over. */
export async function giveBack(db: Db, held: Held, { pause, reason }: Return) {
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

/** Forgets what is over: for a day what was done, for a month what failed. */
export async function forgetJobs(db: Db) {
  await db.execute(sql`
    delete from jobs where finished_date < now() - interval '1 day'
      and (state in ('done', 'cancelled') or finished_date < now() - interval '30 days')`);
}
