import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dequeue, enqueue } from '../../server/core/jobs/enqueue.ts';
import { JobError, type JobKind, type RunningJob } from '../../server/core/jobs/kinds.ts';
import { startWorker, type WorkTimes } from '../../server/core/jobs/worker.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { Scope } from '../../server/core/scope.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { startApp, type TestApp } from './support.ts';

type Data = { name: string };

let services: TestApp;
let scope: Scope;
beforeAll(async () => {
  services = await startApp();
  scope = new Scope(services.database.db, { id: services.store.id, timezone: 'UTC' });
});
afterAll(() => services.close());
beforeEach(() => services.database.db.delete(jobs));

interface NewJob {
  data: Data;
  key?: string;
  runAt?: Date;
}

/** Adds a job of a kind that the services do not have. */
const add = (job: NewJob, own = scope) => enqueue(own, { kind: 'test', ...job } as never);
const rows = () => services.database.db.select().from(jobs).orderBy(jobs.created_date, jobs.id);

/** A worker for this kind. */
function worker(
  run: (job: RunningJob<Data>) => unknown,
  kind: Partial<JobKind<Data>> = {},
  times: WorkTimes = {},
) {
  const tried: JobKind<Data> = { run: async (job) => void (await run(job)), ...kind };
  return startWorker({
    database: Promise.resolve(services.database),
    kinds: { test: tried } as never,
    log: { error: () => undefined },
    ...times,
  });
}

/** Runs all due jobs once. */
async function work(run: (job: RunningJob<Data>) => unknown, kind: Partial<JobKind<Data>> = {}) {
  const one = worker(run, kind);
  await one.idle();
  await one.stop();
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 30));

test('a worker deletes what has expired, and logs a failure', async () => {
  const error = vi.fn<(reason: unknown, text?: string) => void>();
  const expire = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('No'));
  const one = startWorker({
    database: Promise.resolve(services.database),
    kinds: { test: { run: async () => undefined } } as never,
    log: { error },
    expire,
    cleansAfter: 0,
  });
  try {
    await expect
      .poll(() => error.mock.calls)
      .toEqual([[{ err: new Error('No') }, 'What has expired could not be deleted']]);
    expect(expire).toHaveBeenCalledOnce();
  } finally {
    await one.stop();
  }
});

/** A promise with its resolver. */
function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('a job', () => {
  test('runs once, after the transaction that enqueued it commits', async () => {
    const done: string[] = [];
    const one = worker(({ data }) => done.push(data.name));
    await scope.transaction(async (own) => {
      await add({ data: { name: 'kept' } }, own);
      await soon();
      expect(done).toEqual([]);
    });
    await scope
      .transaction(async (own) => {
        await add({ data: { name: 'rolled back' } }, own);
        throw new Error('No');
      })
      .catch(() => undefined);
    await expect.poll(() => done).toEqual(['kept']);
    await one.idle();
    await one.stop();
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 1, leased_until: null }]);
  });

  test('waits for its scheduled time', async () => {
    const done: string[] = [];
    await add({ data: { name: 'later' }, runAt: new Date(Date.now() + 60_000) });
    await work(({ data }) => done.push(data.name));
    expect(done).toEqual([]);
    const one = worker(({ data }) => done.push(data.name));
    await add({ data: { name: 'soon' }, runAt: new Date(Date.now() + 600) });
    await expect.poll(() => done, { timeout: 3000 }).toEqual(['soon']);
    await one.stop();
  });

  test('replaces the waiting one with the same key, and can be withdrawn', async () => {
    const done: string[] = [];
    for (const name of ['first', 'second']) await add({ key: 'one', data: { name } });
    await add({ key: 'other', data: { name: 'other' } });
    await dequeue(scope, 'test' as never, 'other');
    await work(({ data }) => done.push(data.name));
    expect(done).toEqual(['second']);
  });

  test('runs concurrently with others, but not with one of the same key', async () => {
    const done: string[] = [];
    const { open, opened } = gate();
    const one = worker(
      async ({ data }) => {
        if (data.name === 'slow') await opened;
        done.push(data.name);
      },
      { atOnce: 3 },
    );
    await add({ key: 'one', data: { name: 'slow' } });
    await expect.poll(async () => (await rows())[0]?.state).toBe('running');
    await add({ key: 'one', data: { name: 'next' } });
    await add({ key: 'two', data: { name: 'beside' } });
    await expect.poll(() => done).toEqual(['beside']);
    open();
    await one.idle();
    expect(done).toEqual(['beside', 'slow', 'next']);
    await one.stop();
  });

  test('can complete together with others of its kind, atomically with their changes', async () => {
    const { store, database } = services;
    const storedSlogan = () =>
      database.db.select({ slogan: stores.slogan }).from(stores).where(eq(stores.id, store.id));
    const setSlogan = (text: string) => sql`update stores set slogan = ${text} where id = ${store.id}`;
    const together = { wait: 10_000, enough: 3 };
    const run = ({ finish }: RunningJob<Data>) => finish();
    await scope.transaction(async (own) => {
      for (const name of ['a', 'b', 'c']) await add({ data: { name } }, own);
    });
    const namesOf = (ended: { data: Data }[]) => ended.map(({ data }) => data.name).toSorted();
    const changes = (ended: { data: Data }[]) => setSlogan(namesOf(ended).join(' '));
    await work(run, { atOnce: 3, done: { ...together, changes } });
    expect(await storedSlogan()).toEqual([{ slogan: 'a b c' }]);
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);

    await add({ data: { name: 'd' } });
    const fails = () => sql`update stores set slogan = 'd', id = null where id = ${store.id}`;
    await work(run, { done: { enough: 1, changes: fails } });
    expect(await storedSlogan()).toEqual([{ slogan: 'a b c' }]);
    expect((await rows()).at(-1)).toMatchObject({ state: 'queued', reason: { code: 'unexpected' } });
  });

  test('is retried with growing delays, then fails with its reason', async () => {
    const reasons: unknown[] = [];
    await add({ data: { name: 'hopeless' } });
    const fails = () => {
      throw new JobError({ code: 'smtp', detail: '451' });
    };
    const gaveUp = async (_: Scope, __: Data, reason: unknown) => void reasons.push(reason);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      await work(fails, { attempts: 3, gaveUp });
      const [row] = await rows();
      pauses.push(Math.round(((row?.run_at.getTime() ?? 0) - Date.now()) / 10_000));
      await services.database.db.update(jobs).set({ run_at: sql`now()` });
    }
    expect(pauses.slice(0, 2)).toEqual([1, 2]);
    expect(await rows()).toMatchObject([
      { state: 'failed', attempts: 3, reason: { code: 'smtp', detail: '451' } },
    ]);
    expect(reasons).toEqual([{ code: 'smtp', detail: '451' }]);
  });

  test('fails at once with a permanent error', async () => {
    await add({ data: { name: 'wrong' } });
    await work(() => {
      throw new JobError({ code: 'wrong' }, { isFinal: true });
    });
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }]);
  });

  test('reports its progress, and stops when it is cancelled', async () => {
    await add({ data: { name: 'long' } });
    const one = worker(async ({ progress, signal }) => {
      progress(3, 10);
      await new Promise<void>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('over'))),
      );
    });
    await expect.poll(async () => (await rows())[0]?.progress).toEqual({ done: 3, total: 10 });
    await services.database.db.update(jobs).set({ cancelled_by: 'somebody' });
    await scope.notify('jobs', 'cancel');
    await expect.poll(async () => (await rows())[0]?.state).toBe('cancelled');
    await one.stop();
  });
});

describe('a process', () => {
  const endless = ({ signal }: RunningJob<Data>) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('over'))));

  test('that stops releases its unfinished jobs', async () => {
    await add({ data: { name: 'long' } });
    const one = worker(endless);
    await expect.poll(async () => (await rows())[0]?.state).toBe('running');
    await one.stop();
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 0, leased_until: null }]);
  });

  test('keeps its running jobs, however long they take', async () => {
    await add({ data: { name: 'long' } });
    let begun = 0;
    const { open, opened } = gate();
    const run = async () => {
      begun += 1;
      await opened;
    };
    const both = [worker(run, {}, { lease: 300 }), worker(run, {}, { lease: 300 })];
    await new Promise((resolve) => setTimeout(resolve, 1500));
    open();
    for (const one of both) await one.idle();
    for (const one of both) await one.stop();
    expect(begun).toBe(1);
  });

  test('that died loses its job to another and cannot complete it', async () => {
    await add({ data: { name: 'orphan' } });
    const { open, opened } = gate();
    const gone = worker(() => opened, {}, { lease: 1_000_000 });
    await expect.poll(async () => (await rows())[0]?.state).toBe('running');
    await services.database.db.update(jobs).set({ leased_until: sql`now()` });
    const found: boolean[] = [];
    await work(({ isInterrupted }) => void found.push(isInterrupted));
    open();
    await gone.stop();
    expect(found).toEqual([true]);
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  test('shares the queue with others, and no job runs twice', async () => {
    const done: string[] = [];
    const names = Array.from({ length: 60 }, (_, index) => String(index));
    await scope.transaction(async (own) => {
      for (const name of names) await add({ data: { name } }, own);
    });
    const many = Array.from({ length: 3 }, () =>
      worker(({ data }) => void done.push(data.name), { atOnce: 4 }),
    );
    for (const one of many) await one.idle();
    for (const one of many) await one.stop();
    expect(done.toSorted()).toEqual(names.toSorted());
    expect(await services.database.db.$count(jobs, eq(jobs.state, 'done'))).toBe(60);
  });
});
