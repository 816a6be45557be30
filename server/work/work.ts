import { and, asc, desc, eq, getTableColumns, inArray, not, sql } from 'drizzle-orm';
import type { VisibleJobState } from '../../src/schemas/work/jobs.ts';
import type { Who } from '../../src/schemas/can.ts';
import { channel } from '../core/jobs/enqueue.ts';
import type { JobKind, JobKinds } from '../core/jobs/kinds.ts';
import { jobs } from '../core/jobs/tables.ts';
import { notFound, Problem } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { mails } from '../mailQueue/index.ts';
import { staffNames } from '../staff/index.ts';

interface Page {
  page: number;
  per_page: number;
}

const { id, kind, key, state, run_at, created_date, finished_date } = jobs;
const { data: _, store_id: __, leased_until: ___, ...columns } = getTableColumns(jobs);

/** Jobs due later than this, such as next week's reminder, are listed as planned, not as queued. */
const isNear = sql`${run_at} < now() + interval '1 hour'`;
const isShown = {
  running: eq(state, 'running'),
  queued: and(eq(state, 'queued'), isNear)!,
  planned: and(eq(state, 'queued'), not(isNear))!,
  failed: eq(state, 'failed'),
};
const order = {
  running: asc(created_date),
  queued: asc(run_at),
  planned: asc(run_at),
  failed: desc(finished_date),
};

/** Returns a page of the store's jobs in a state. */
export async function listJobs(scope: Scope, shown: VisibleJobState, { page, per_page }: Page) {
  const where = isShown[shown];
  const [total, rows] = await Promise.all([
    scope.count(jobs, where),
    scope.select(jobs, columns, {
      where,
      orderBy: [order[shown], asc(id)],
      limit: per_page,
      offset: (page - 1) * per_page,
    }),
  ]);
  return { data: await toListedJobs(scope, rows), metadata: { total, page, per_page } };
}

/** Cancels a job: a waiting one at once, a running one as soon as it can stop. A finished job is unchanged. */
export function cancelJob(scope: Scope, who: Who, kinds: JobKinds, jobId: string) {
  return scope.transaction(async (own) => {
    const job = await lockJob(own, jobId);
    const where = eq(id, jobId);
    if (job.state === 'running') {
      await own.update(jobs, { cancelled_by: who.staff_id }, where);
      await own.notify(channel, 'cancel');
    }
    if (job.state === 'queued') {
      const over = { state: 'cancelled', cancelled_by: who.staff_id, finished_date: new Date() };
      await own.update(jobs, over, where);
      await kindOf(kinds, job.kind)?.gaveUp?.(own, job.data as never, { code: 'cancelled' });
    }
    return readJob(own, jobId);
  });
}

/** Retries a failed job, unless one with its key already waits. */
export function retryJob(scope: Scope, kinds: JobKinds, jobId: string) {
  return scope.transaction(async (own) => {
    const job = await lockJob(own, jobId);
    if (job.state !== 'failed') return readJob(own, jobId);
    const isWaiting = and(eq(kind, job.kind), eq(key, job.key ?? ''), eq(state, 'queued'));
    if (job.key !== null && (await own.count(jobs, isWaiting)) > 0)
      throw new Problem(409, 'A newer one waits already.');
    const anew = { state: 'queued', attempts: 0, reason: null, finished_date: null, run_at: new Date() };
    await own.update(jobs, anew, eq(id, jobId));
    await kindOf(kinds, job.kind)?.again?.(own, job.data as never);
    await own.notify(channel);
    return readJob(own, jobId);
  });
}

const kindOf = (kinds: JobKinds, name: string) => (kinds as Partial<Record<string, JobKind>>)[name];

async function lockJob(scope: Scope, jobId: string) {
  const fields = { kind, key, state, data: jobs.data };
  const [job] = await scope.select(jobs, fields, { where: inArray(id, [jobId]), lock: true });
  if (!job) throw notFound();
  return job;
}

/** Returns a job in any state. */
export async function readJob(scope: Scope, jobId: string) {
  const [job] = await toListedJobs(scope, await scope.select(jobs, columns, { where: eq(id, jobId) }));
  if (!job) throw notFound();
  return job;
}

type Row = Pick<typeof jobs.$inferSelect, keyof typeof columns>;

/** Returns the recipients of mail jobs, by job key. */
async function addresseesOf(scope: Scope, rows: Row[]): Promise<Map<string | null, string>> {
  const ids = rows.flatMap((row) => (row.kind === 'send-mail' && row.key ? row.key : []));
  if (ids.length === 0) return new Map();
  const found = await scope.select(mails, { id: mails.id, to: mails.to }, { where: inArray(mails.id, ids) });
  return new Map(found.map(({ id: mailId, to }) => [mailId, to.map(({ address }) => address).join(', ')]));
}

async function toListedJobs(scope: Scope, rows: Row[]) {
  const names = await staffNames(
    scope,
    rows.map((row) => row.created_by),
  );
  const addressees = await addresseesOf(scope, rows);
  return rows.map(({ cancelled_by: canceller, created_by: author, key: own, ...row }) => ({
    ...row,
    about: [row.about, addressees.get(own)].filter(Boolean).join(' · ') || null,
    is_cancelled: row.state === 'running' && canceller !== null,
    created_by_name: names.get(author ?? '') ?? null,
  }));
}
