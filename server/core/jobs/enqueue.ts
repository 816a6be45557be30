import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../scope.ts';
import type { JobData } from './kinds.ts';
import { jobs } from './tables.ts';

export const channel = 'jobs';

export interface NewJob<K extends keyof JobData> {
  kind: K;
  data: JobData[K];
  /** Takes the place of the one of its kind that still waits with this key. */
  key?: string;
  /** What it is about, for people. */
  about?: string;
  /** Not before; at once without it. */
  runAt?: Date;
  /** The staff member who asks for it. */
  by?: string;
}

/** Stores a job with what else the transaction of `scope` changes; the workers of all processes hear of its commit. */
export async function enqueue<K extends keyof JobData>(scope: Scope, job: NewJob<K>): Promise<void> {
  const { kind, key, about, data, runAt, by } = job;
  const row = { kind, key, about, data, run_at: runAt, created_by: by };
  const overwrite = {
    target: [jobs.kind, jobs.key],
    where: sql`state = 'queued'`,
    keys: ['about', 'data', 'run_at', 'created_by'],
  };
  await scope.insert(jobs, [row], { overwrite });
  await scope.notify(channel);
}

/** Takes back the job that still waits with this key. */
export async function dequeue(scope: Scope, kind: keyof JobData, key: string): Promise<void> {
  const where = and(eq(jobs.kind, kind), eq(jobs.key, key), eq(jobs.state, 'queued'));
  await scope.delete(jobs, where, jobs.id);
}
