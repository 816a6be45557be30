import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';
import type { Announcer } from '../live/announcer.ts';
import { attempt, type Ending, type FailedJob } from './attempt.ts';
import { channel } from './enqueue.ts';
import type { JobKind, JobKinds } from './kinds.ts';
import { coalesce } from './coalesce.ts';
import { finishJobs, deleteFinishedJobs, nextDue, renewLeases, leaseJobs, type LeasedJob } from './queue.ts';

/** In milliseconds. */
export interface WorkTimes {
  /** Lease time: without renewal, other processes take the jobs over. */
  lease?: number;
  /** Delay before the second attempt; it doubles up to an hour. */
  pause?: number;
  /** How long `stop` waits for running jobs. */
  patience?: number;
  /** Delay before old rows are deleted for the first time. */
  cleansAfter?: number;
}

export interface WorkerOptions extends WorkTimes {
  database: Promise<Database>;
  kinds: JobKinds;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Deletes what has expired, at most once a day. */
  expire?: (db: Database['db'], signal: AbortSignal) => Promise<void>;
  /** What jobs write is announced by it. */
  announcer?: Announcer;
  /** Called when a job of a store began, progressed or ended. */
  changed?: (storeId: string) => void;
  /** Notifies staff, in the transaction that fails a job for good. */
  gaveUp?: (scope: Scope, job: FailedJob) => Promise<void>;
}

export interface Worker {
  /** Resolves when no job is due and none runs here. */
  idle: () => Promise<void>;
  /** Leases no more jobs, aborts running ones, and releases those that do not complete. */
  stop: () => Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Polling interval in case a notification was lost; jobs that are due but locked are retried after `held` ms. */
const longest = minute;
const held = 500;
/** The database rounds due times. */
const rounding = 5;

const slotsOf = ({ atOnce = 2 }: JobKind<unknown>) => atOnce;

/** Free slots are filled in groups, which takes fewer statements. */
const fewest = (kind: JobKind<unknown>) => Math.ceil(slotsOf(kind) / 3);

interface Current {
  job: LeasedJob;
  ends: AbortController;
  ended: Promise<void>;
}

/** Runs due jobs of the database; other processes may run workers too. */
export function startWorker(options: WorkerOptions): Worker {
  const { log, announcer, changed = () => undefined, gaveUp = async () => undefined } = options;
  const { lease = 30_000, pause = 10_000, patience = 2000, cleansAfter = minute } = options;
  const kinds = new Map(Object.entries(options.kinds) as [string, JobKind<unknown>][]);
  const current = new Set<Current>();
  const stopping = new AbortController();
  const finish = coalesce<LeasedJob>((done) => finishJobs(database!.db, done));
  const finishOf = ({ done }: JobKind<unknown>) =>
    done && coalesce<LeasedJob>((jobs) => finishJobs(database!.db, jobs, done.changes(jobs)), done);
  const finishes = new Map([...kinds].map(([name, kind]) => [name, finishOf(kind) ?? finish]));
  let database: Database | undefined;
  let turning: Promise<void> | undefined;
  let isAwake = false;
  let next: NodeJS.Timeout | undefined;
  let nextCleaning = Date.now() + cleansAfter;
  let nextExpiry = 0;
  let expiring: Promise<void> | undefined;

  const listening = options.database.then(async (one) => {
    if (stopping.signal.aborted) return undefined;
    database = one;
    const unlisten = await one.listen(channel, (word) => (word === 'cancel' ? void renew() : wake()));
    wake();
    return unlisten;
  });
  listening.catch((err: unknown) => log.error({ err }, 'The worker could not be started'));
  const heart = setInterval(() => void renew(), lease / 3).unref();

  /** Starts a look for due jobs, or repeats the current one. */
  function wake() {
    isAwake = true;
    if (database) turning ??= look(database).finally(() => (turning = undefined));
  }

  async function look(one: Database) {
    while (isAwake && !stopping.signal.aborted) {
      // Jobs that end in the same tick free their slots first.
      await new Promise(setImmediate);
      isAwake = false;
      clearTimeout(next);
      const wait = await takeDue(one).catch((err: unknown) => {
        log.error({ err }, 'No jobs could be taken');
        return longest / 10;
      });
      next = setTimeout(wake, wait > 0 ? Math.min(wait + 1, longest) : held).unref();
    }
  }

  /** Starts due jobs; returns the milliseconds until the next look. */
  async function takeDue({ db }: Database): Promise<number> {
    const slots = freeSlots();
    if (slots.size === 0) return longest;
    for (const job of await leaseJobs(db, slots, lease)) {
      begin(db, job);
      slots.set(job.kind, slots.get(job.kind)! - 1);
    }
    if (Date.now() >= nextCleaning) {
      nextCleaning = Date.now() + hour;
      await deleteFinishedJobs(db);
      expiring ??= expireDaily(db).finally(() => (expiring = undefined));
    }
    const left = new Map([...slots].filter(([, free]) => free > 0));
    return left.size > 0 ? ((await nextDue(db, left)) ?? longest) : longest;
  }

  /** Beside the jobs, since a day's rows take a while. */
  async function expireDaily(db: Database['db']): Promise<void> {
    if (Date.now() < nextExpiry) return;
    nextExpiry = Date.now() + day;
    await options
      .expire?.(db, stopping.signal)
      .catch((err: unknown) => log.error({ err }, 'What has expired could not be deleted'));
  }

  function freeSlots() {
    const slots = new Map([...kinds].map(([name, kind]) => [name, slotsOf(kind)]));
    for (const { job } of current) slots.set(job.kind, (slots.get(job.kind) ?? 0) - 1);
    return new Map([...slots].filter(([name, free]) => free >= fewest(kinds.get(name)!)));
  }

  function begin(db: Database['db'], job: LeasedJob) {
    const ends = new AbortController();
    const tell = () => changed(job.store_id);
    const kind = kinds.get(job.kind)!;
    const finishWithChanges = finishes.get(job.kind)!;
    const { signal } = ends;
    const ended = attempt({
      db,
      announcer,
      job,
      kind,
      signal,
      pause,
      log,
      finish,
      finishWithChanges,
      tell,
      gaveUp,
    })
      .catch((err: unknown) => log.error({ err, job: job.kind }, 'The end of a job could not be stored'))
      .finally(() => {
        current.delete(one);
        tell();
        if (freeSlots().has(job.kind)) wake();
      });
    const one = { job, ends, ended };
    current.add(one);
    tell();
  }

  /** Renews the leases, and aborts jobs that were cancelled or taken over. */
  async function renew() {
    const all = [...current];
    if (!database || all.length === 0) return;
    const kept = await renewLeases(
      database.db,
      all.map(({ job }) => job),
      lease,
    ).catch(() => undefined);
    if (!kept) return;
    const byId = new Map(kept.map((one) => [one.id, one]));
    for (const { job, ends } of all) {
      const found = byId.get(job.id);
      if (!found) ends.abort('lost' satisfies Ending);
      else if (found.is_cancelled) ends.abort('cancelled' satisfies Ending);
    }
  }

  const allEnded = () => Promise.all([...current].map(({ ended }) => ended));

  return {
    async idle() {
      await listening;
      for (;;) {
        wake();
        await turning;
        if (current.size > 0) {
          await allEnded();
          continue;
        }
        const wait = database && (await nextDue(database.db, freeSlots()));
        if (wait === undefined || Math.abs(wait) > rounding) return;
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    },

    async stop() {
      stopping.abort();
      clearTimeout(next);
      clearInterval(heart);
      if (!database) return;
      const unlisten = await listening.catch(() => undefined);
      await turning;
      for (const { ends } of current) ends.abort('stopped' satisfies Ending);
      await Promise.race([
        Promise.all([allEnded(), expiring]),
        new Promise((resolve) => setTimeout(resolve, patience).unref()),
      ]);
      await unlisten?.();
    },
  };
}
