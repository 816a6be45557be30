import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../scope.ts';
import type { JobData } from './kinds.ts';
import { jobs } from './tables.ts';

export const channel = 'jobs';

export interface NewJob<K extends keyof JobData> {
  kind: K;
  data: JobData[K];
  /** Replaces the waiting job of its kind with the same key. */
  key?: string;
  /** Subject, as shown in the interface. */
  about?: string;
  /** Earliest start; at once by default. */
  runAt?: Date;
  /** The staff member who requested it. */
  by?: string;
}

/** Stores a job in the transaction of `scope`; workers of all processes are notified when it commits. */
export const enqueue = <K extends keyof JobData>(scope: Scope, job: NewJob<K>): Promise<void> =>
  enqueueAll(scope, [job]);

/** Stores jobs in the same way; their keys differ. */
export async function enqueueAll<K extends keyof JobData>(scope: Scope, all: NewJob<K>[]): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ kind, key, about, data, runAt, by }) => ({
    kind,
    key,
    about,
    data,
    run_at: runAt,
    created_by: by,
  }));
  const overwrite = {
    target: [jobs.kind, jobs.key],
    where: sql`state = 'queued'`,
    keys: ['about', 'data', 'run_at', 'created_by'],
  };
  await scope.insert(jobs, rows, { overwrite });
  await scope.notify(channel);
}

/** Stores jobs, except those of which one with the same key waits already. */
export async function enqueueMissing<K extends keyof JobData>(
  scope: Scope,
  all: (Pick<NewJob<K>, 'kind' | 'data' | 'runAt'> & { key: string })[],
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ kind, key, data, runAt }) => ({ kind, key, data, run_at: runAt }));
  await scope.insert(jobs, rows, { ignoreExisting: true });
  await scope.notify(channel);
}

/** Removes the waiting job with this key. */
export async function dequeue(scope: Scope, kind: keyof JobData, key: string): Promise<void> {
  const where = and(eq(jobs.kind, kind), eq(jobs.key, key), eq(jobs.state, 'queued'));
  await scope.delete(jobs, where, jobs.id);
}
