import type { SQL } from 'drizzle-orm';
import type { JobReason } from '../../../src/schemas/work/jobs.ts';
import type { Scope } from '../scope.ts';
import type { CoalesceOptions } from './coalesce.ts';

/**
 * The data of each kind of job. A domain declares its own:
 * `declare module '../core/jobs/kinds.ts' { interface JobData { 'send-mail': { mail_id: string } } }`
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- each domain adds its kinds by declaration merging, which only an interface allows; core knows none of them
export interface JobData {}

export interface RunningJob<D> {
  /** The scope of the job's store. */
  scope: Scope;
  data: D;
  /** The staff member who requested it. */
  by: string | null;
  /** The process that began an earlier attempt died. */
  isInterrupted: boolean;
  /** Reports progress. */
  progress: (done: number, total: number) => void;
  /** Completes the job with `done.changes` of its kind; if not called, it completes when `run` returns. */
  finish: () => Promise<void>;
  /** Aborts when the job is cancelled, when the server stops, and when another process took the job over. */
  signal: AbortSignal;
}

/** Changes made in the transaction that completes several jobs of a kind, and how long completions are coalesced. */
export interface Done<D> extends CoalesceOptions {
  changes: (jobs: { store_id: string; data: D }[]) => SQL;
}

export interface JobKind<D = never> {
  /** Does the work, in statements and short transactions of its own. After an error it is retried later. */
  run: (job: RunningJob<D>) => Promise<void>;
  /** Maximum number of attempts. */
  attempts?: number;
  /** Maximum number of concurrent jobs of this kind in a process. */
  atOnce?: number;
  /** Used by `finish`. */
  done?: Done<D>;
  /** Runs in the transaction that fails the job for good or cancels it. */
  gaveUp?: (scope: Scope, data: D, reason: JobReason) => Promise<void>;
  /** Runs in the transaction in which an owner retries the job. */
  again?: (scope: Scope, data: D) => Promise<void>;
}

/** The handlers of all kinds. */
export type JobKinds = { [K in keyof JobData]: JobKind<JobData[K]> };

/** Fails a job for a known reason; `isFinal` means that a retry would fail as well. */
export class JobError extends Error {
  readonly reason: JobReason;
  readonly isFinal: boolean;

  constructor(reason: JobReason, { isFinal = false } = {}) {
    super([reason.code, reason.detail].filter(Boolean).join(' '));
    this.reason = reason;
    this.isFinal = isFinal;
  }
}
