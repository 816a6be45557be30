import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database.ts';
import type { Announcer } from '../live/announcer.ts';
import { Scope } from '../scope.ts';
import { statementOrigins } from '../slowQueries/origin.ts';
import type { JobReason } from '../../../src/schemas/work/jobs.ts';
import { JobError, type JobKind } from './kinds.ts';
import { releaseJob, noteProgress, type LeasedJob } from './queue.ts';
import { jobs } from './tables.ts';

/** Why a job is aborted: cancelled by a staff member, the server stops, or another process took it over. */
export type Ending = 'cancelled' | 'stopped' | 'lost';

export type FailedJob = Pick<LeasedJob, 'id' | 'about'>;

interface Attempt {
  db: Db;
  announcer: Announcer | undefined;
  job: LeasedJob;
  kind: JobKind<unknown>;
  /** Aborted with an `Ending` as its reason. */
  signal: AbortSignal;
  /** Delay before the second attempt, in ms. */
  pause: number;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Stores the completion. */
  finish: (job: LeasedJob) => Promise<void>;
  /** The same, including `done.changes` of its kind. */
  finishWithChanges: (job: LeasedJob) => Promise<void>;
  /** Reports progress to pages. */
  tell: () => void;
  /** Notifies staff, in the transaction that fails the job for good. */
  gaveUp: (scope: Scope, job: FailedJob) => Promise<void>;
}

const longestPause = 3_600_000;
const progressEvery = 500;

/** Runs a leased job and stores the outcome. */
export async function attempt(options: Attempt): Promise<void> {
  const { db, job, kind, signal, pause, log } = options;
  const { attempts = 10 } = kind;
  let isFinished = false;
  if (job.attempts > attempts) return giveUp(options, { code: 'interrupted' });
  try {
    await statementOrigins.run({ job: job.kind }, () =>
      kind.run({
        scope: scopeOf(options),
        data: job.data,
        by: job.created_by,
        isInterrupted: job.is_interrupted,
        progress: progressOf(options),
        finish: async () => {
          await options.finishWithChanges(job);
          isFinished = true;
        },
        signal,
      }),
    );
  } catch (error) {
    if (signal.aborted) return endEarly(options, signal.reason as Ending);
    const isKnown = error instanceof JobError;
    if (!isKnown) log.error({ err: error, job: job.kind }, 'A job failed');
    const reason = isKnown ? error.reason : { code: 'unexpected' };
    if (job.attempts === attempts || (isKnown && error.isFinal)) return giveUp(options, reason);
    const wait = Math.min(pause * 2 ** (job.attempts - 1), longestPause);
    return releaseJob(db, job, { pause: wait * (0.9 + Math.random() * 0.2), reason });
  }
  if (!isFinished) await options.finish(job);
}

const scopeOf = ({ db, announcer, job }: Attempt) =>
  new Scope(db, { id: job.store_id, timezone: job.timezone }, undefined, { announcer });

function endEarly(options: Attempt, ending: Ending): Promise<void> | undefined {
  if (ending === 'cancelled') return giveUp(options, { code: 'cancelled' }, 'cancelled');
  return ending === 'stopped' ? releaseJob(options.db, options.job, { pause: 0 }) : undefined;
}

/** Ends the job and runs `gaveUp` of its kind in one transaction. */
function giveUp(
  options: Attempt,
  reason: JobReason,
  state: 'failed' | 'cancelled' = 'failed',
): Promise<void> {
  const { job, kind } = options;
  const held = and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), eq(jobs.state, 'running'))!;
  return scopeOf(options).transaction(async (own) => {
    const [row] = await own.select(jobs, { id: jobs.id }, { where: held, lock: true });
    if (!row) return;
    const why = state === 'failed' ? reason : null;
    await own.update(jobs, { state, reason: why, leased_until: null, finished_date: new Date() }, held);
    await kind.gaveUp?.(own, job.data, reason);
    if (state === 'failed') await options.gaveUp(own, job);
  });
}

/** Returns a throttled function that stores the progress. */
function progressOf({ db, job, tell, log }: Attempt) {
  let nextAt = 0;
  return (done: number, total: number) => {
    if (Date.now() < nextAt && done < total) return;
    nextAt = Date.now() + progressEvery;
    noteProgress(db, job, { done, total }).then(tell, (err: unknown) =>
      log.error({ err }, 'The progress of a job could not be stored'),
    );
  };
}
