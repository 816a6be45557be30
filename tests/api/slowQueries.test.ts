import { sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { Database } from '../../server/core/database.ts';
import { startWorker } from '../../server/core/jobs/worker.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import type { Identity } from '../../server/staff/identity/identity.ts';
import { readSettings } from '../../server/settings.ts';
import { fakeMailer } from './fakes.ts';
import { addStore } from './support.ts';
import { openTestDatabase } from './testDatabase.ts';

/** In ms; fast statements stay far below it even under load. */
const slowQuery = 1000;
const seconds = 1.1;
const secret = 'someone@example.com';

let lines: Record<string, unknown>[] = [];
let database: Database;
let url: string | undefined;
let app: ReturnType<typeof buildApp>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const opened = await openTestDatabase({ slowQuery });
  ({ database, url, drop } = opened);
  app = buildApp({
    settings: readSettings({}),
    mailer: fakeMailer(),
    database: Promise.resolve(database),
    identity: Promise.resolve({} as Identity),
    work: { patience: 0 },
    logTo: { write: (line) => lines.push(JSON.parse(line) as object as never) },
  });
  app.post<{ Params: { secret: string }; Body: { name: string } }>(
    '/found/:secret',
    async ({ params, body }) =>
      database.db.execute(
        sql`select pg_sleep(${seconds}) from generate_series(1, 1) as found where ${params.secret}::text = ${body.name}`,
      ),
  );
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await drop();
});
beforeEach(() => void (lines = []));

const find = () =>
  app.inject({ method: 'POST', url: `/found/${secret}?of=${secret}`, payload: { name: secret } });

/** Waits for this many log lines of slow statements. */
async function logLines(count: number) {
  const those = () => lines.filter(({ statement }) => String(statement).includes('pg_sleep'));
  await expect.poll(those, { timeout: 10_000 }).toHaveLength(count);
  return those().map(({ level: _, time: __, pid: ___, hostname: ____, ...line }) => line);
}

async function counted() {
  const { body } = await app.inject('/metrics');
  return Number(/^database_slow_queries_total (\d+)$/m.exec(body)?.[1]);
}

test('a slow statement of a request is logged with plan and route, without values', async () => {
  const before = await counted();
  const { statusCode, headers } = await find();
  expect(statusCode).toBe(200);
  const [line] = await logLines(1);
  expect(line).toEqual({
    msg: 'A statement was slow',
    reqId: headers['x-request-id'],
    route: 'POST /found/:secret',
    statement: 'select pg_sleep($1) from generate_series(1, 1) as found where $2::text = $3',
    ms: expect.any(Number),
    plan: expect.stringMatching(/Function Scan on generate_series found/),
  });
  expect(line?.ms).toBeGreaterThanOrEqual(slowQuery);
  expect(line?.plan).toContain('$2');

  // The plan is logged once, the slow statement each time.
  await find();
  const [, again] = await logLines(2);
  expect(again).toMatchObject({ route: 'POST /found/:secret', statement: line?.statement });
  expect(again).not.toHaveProperty('plan');
  expect(JSON.stringify(lines)).not.toContain(secret);
  expect(await counted()).toBeGreaterThanOrEqual(before + 2);
});

test('waiting for a connection does not count, and the statement keeps its request', async () => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const busy = Array.from({ length: url ? 10 : 1 }, () => database.db.transaction(() => released));
  const quick = database.db.execute(sql`select ${'quick'}::text`);
  await expect.poll(() => database.connections().waiting, { timeout: 10_000 }).toBeGreaterThan(0);
  const slow = find();
  await setTimeout(slowQuery);
  release();
  const [{ headers }] = await Promise.all([slow, quick, ...busy]);
  expect(await logLines(1)).toMatchObject([{ reqId: headers['x-request-id'], route: 'POST /found/:secret' }]);
  expect(JSON.stringify(lines)).not.toContain('select $1::text');
});

test('waiting for earlier statements of the connection does not count', async () => {
  await database.db.transaction((tx) =>
    Promise.all([
      tx.execute(sql`select 'first' from pg_sleep(${seconds})`),
      tx.execute(sql`select ${'quick'}::text as pg_sleep`),
    ]),
  );
  const { db } = database;
  await db.execute(sql`select 'last' from pg_sleep(${seconds})`);
  expect(await logLines(2)).toMatchObject([
    { statement: expect.stringContaining('first') },
    { statement: expect.stringContaining('last') },
  ]);
});

test('a slow statement of a job is logged with the kind of job', async () => {
  const { id: store_id } = await addStore(database, 'slow');
  await database.db.insert(jobs).values({ store_id, kind: 'slow', data: {} });
  const run = async () => database.db.execute(sql`select 1 from pg_sleep(${seconds})`);
  const worker = startWorker({
    database: Promise.resolve(database),
    kinds: { slow: { run } } as never,
    log: app.log,
  });
  await worker.idle();
  await worker.stop();
  expect(await logLines(1)).toMatchObject([{ job: 'slow', plan: expect.stringContaining('pg_sleep') }]);
});

test('a slow write is not executed again', async () => {
  await database.db.execute(sql`create table kept (name text)`);
  await database.db.execute(sql`insert into kept select ${secret} from pg_sleep(${seconds})`);
  const [line] = await logLines(1);
  expect(line).toMatchObject({ plan: expect.stringContaining('Insert on kept') });
  expect(line).not.toHaveProperty('reqId');
  expect(await database.db.execute(sql`select name from kept`)).toMatchObject({ rows: [{ name: secret }] });
  expect(JSON.stringify(lines)).not.toContain(secret);
});

test('a statement that fails or cannot be explained is logged without a plan', async () => {
  const failing = sql`select pg_sleep(${seconds}), 1 / (found - 1), ${secret}::text from generate_series(1, 1) as found`;
  await expect(database.db.execute(failing)).rejects.toThrow('Failed query');
  await logLines(1);
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`create temp table gone on commit drop as select ${secret} as name`);
    await tx.execute(sql`select name from gone, pg_sleep(${seconds})`);
  });
  const [, unexplained] = await logLines(2);
  expect(unexplained).toMatchObject({ statement: expect.stringMatching(/^select name from gone/) });
  expect(unexplained).not.toHaveProperty('plan');
  expect(JSON.stringify(lines)).not.toContain(secret);
  // The failed EXPLAIN did not affect the connection.
  expect(await database.db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
});
