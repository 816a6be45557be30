import type { SQL } from 'drizzle-orm';
import type { JobReason } from '../../../src/schemas/work/jobs.ts';
import type { Scope } from '../scope.ts';
import type { Together } from './together.ts';

/**
 * The data of each kind of job. A domain declares its own:
 * `declare module '../core/jobs/kinds.ts' { interface JobData { 'send-mail': { mail_id: string } } }`
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- each domain adds its kinds by declaration merging, which only an interface allows; core knows none of them
export interface JobData {}

export interface RunningJob<D> {
  /** The data of the job's store. */
  scope: Scope;
  data: D;
  /** Who asked for it. */
  by: string | null;
  /** The process that had begun it before is gone. */
  isInterrupted: boolean;
  /** Tells how far it is. */
  progress: (done: number, total: number) => void;
  /** Ends it with what its kind says of those that are `done`; without it, it ends once `run` has. */
  finish: () => Promise<void>;
  /** Aborts when somebody cancels the job, when the server stops, and when another process took it over. */
  signal: AbortSignal;
}

/** What changes in the statement that ends several jobs of a kind, and how long they wait for each other. */
export interface Done<D> extends Together {
  changes: (jobs: { store_id: string; data: D }[]) => SQL;
}

export interface JobKind<D = never> {
  /** Does the work, in statements and short transactions of its own. Whatever it throws is tried again later. */
  run: (job: RunningJob<D>) => Promise<void>;
  /** How often it is tried. */
  attempts?: number;
  /** How many of the kind run at once in a process. */
  atOnce?: number;
  /** For `finish`. */
  done?: Done<D>;
  /** What changes together with the job that fails for good, or is cancelled. */
  gaveUp?: (scope: Scope, data: D, reason: JobReason) => Promise<void>;
  /** What changes together with the job that an owner wants tried again. */
  again?: (scope: Scope, data: D) => Promise<void>;
}

/** Every kind of job with its handler. */
export type JobKinds = { [K in keyof JobData]: JobKind<JobData[K]> };

/** Fails a job for a known reason; `isFinal` means that another try would fail as well. */
export class JobError extends Error {
  readonly reason: JobReason;
  readonly isFinal: boolean;

  constructor(reason: JobReason, { isFinal = false } = {}) {
    super([reason.code, reason.detail].filter(Boolean).join(' '));
    this.reason = reason;
    this.isFinal = isFinal;
  }
}
