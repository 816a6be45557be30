import { setTimeout } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { Database } from '../../server/core/database.ts';
import type { Identity } from '../../server/staff/identity/identity.ts';
import { readSettings } from '../../server/settings.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { fakeMailer } from './fakes.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp({ nodes: 1 });
});
afterAll(() => services.close());

/** The value of a metric; undefined if it is missing. */
async function measured(line: string): Promise<number | undefined> {
  const { statusCode, body } = await services.node.inject('/metrics');
  expect(statusCode).toBe(200);
  const found = body.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

test('counts requests by route pattern, never by URL', async () => {
  const { id } = services.store;
  const route = 'route="/dc/store/:storeId/brands"';
  await services.ask('STAFF', 'GET', 'brands?name=secret');
  await services.ask('STAFF', 'GET', 'brands');
  await services.node.inject(`/dc/store/${id}/brands`);
  await services.node.inject('/dc/nowhere/secret');
  expect(await measured(`http_requests_total{method="GET",${route},status="200"}`)).toBe(2);
  expect(await measured(`http_requests_total{method="GET",${route},status="401"}`)).toBe(1);
  expect(await measured(`http_request_duration_seconds_count{method="GET",${route}}`)).toBe(3);
  expect(await measured('http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
  const { body } = await services.node.inject('/metrics');
  expect(body).not.toContain(id);
  expect(body).not.toContain('secret');
});

test('measures event loop, database and queue', async () => {
  const { store, database } = services;
  const [run_at, finished_date] = [60, 7200].map((age) => new Date(Date.now() - age * 1000)) as [Date, Date];
  const job = { store_id: store.id, kind: 'measured', data: {} };
  await database.db.insert(jobs).values([
    { ...job, run_at },
    { ...job, run_at: new Date(Date.now() + 3_600_000) },
    { ...job, state: 'failed', finished_date },
  ]);
  expect(await measured('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(await measured('database_up')).toBe(1);
  expect(await measured('database_pool{state="waiting"}')).toBe(0);
  expect(await measured('jobs{state="queued"}')).toBe(2);
  expect(await measured('jobs{state="running"}')).toBe(0);
  expect(await measured('jobs_oldest_seconds{state="running"}')).toBe(0);
  expect(await measured('jobs_oldest_seconds{state="queued"}')).toBeCloseTo(60, -1);
  expect(await measured('jobs_oldest_seconds{state="failed"}')).toBeCloseTo(7200, -1);
});

test('counts live connections', async () => {
  const origin = await services.app.listen();
  const client = io(origin, { path: '/socket.io', transports: ['websocket'] });
  await new Promise<void>((resolve) => client.once('connect', resolve));
  expect(await measured('live_connections')).toBe(1);
  client.close();
  while ((await measured('live_connections')) !== 0) await setTimeout(10);
});

const project = {
  FIREBASE_PROJECT_ID: 'a-project',
  FIREBASE_API_KEY: 'key',
  MAIL_URL: 'smtp://127.0.0.1:1',
};

/** Builds the services with a given database and collects their log. */
const logged: string[] = [];

function appOf(env: Record<string, string>, database: Promise<Database>, leaving?: AbortSignal) {
  return buildApp({
    settings: { ...readSettings(env), logLevel: 'error' },
    mailer: fakeMailer(),
    database,
    identity: Promise.resolve({} as Identity),
    work: { patience: 0 },
    leaving,
    logTo: { write: (line) => void logged.push(line) },
  });
}

describe('access with a real project', () => {
  const ask = async (env: Record<string, string>, authorization?: string) => {
    const app = appOf({ ...project, ...env }, Promise.resolve(services.database));
    const { statusCode } = await app.inject({
      url: '/metrics',
      headers: authorization ? { authorization } : {},
    });
    await app.close();
    return statusCode;
  };

  test('requires a token, even from loopback', async () => {
    expect(await ask({})).toBe(404);
    expect(await ask({}, 'Bearer ')).toBe(404);
  });

  test('is granted with the token', async () => {
    const METRICS_TOKEN = 'sixteen-or-more-of-them';
    expect(await ask({ METRICS_TOKEN })).toBe(401);
    expect(await ask({ METRICS_TOKEN }, 'Bearer sixteen-or-more-of-the')).toBe(401);
    expect(await ask({ METRICS_TOKEN }, `Bearer ${METRICS_TOKEN}`)).toBe(200);
  });
});

describe('readiness fails', () => {
  const statuses = async (app: ReturnType<typeof appOf>) =>
    Promise.all(['/healthz', '/readyz'].map(async (url) => (await app.inject(url)).statusCode));

  test('after the process was asked to stop, without logging an error', async () => {
    logged.length = 0;
    const leaving = new AbortController();
    const app = appOf({}, Promise.resolve(services.database), leaving.signal);
    expect(await statuses(app)).toEqual([200, 200]);
    leaving.abort();
    expect(await statuses(app)).toEqual([200, 503]);
    expect(logged).toEqual([]);
    await app.close();
  });

  test('before the database is open and migrated', async () => {
    const app = appOf({}, new Promise(() => undefined));
    expect(await statuses(app)).toEqual([200, 503]);
    expect((await app.inject('/metrics')).body).toContain('database_up 0');
  });

  test('while the database is unavailable', async () => {
    const { database } = services;
    const silent = Object.create(database.db, {
      execute: { value: () => new Promise(() => undefined) },
    }) as Database['db'];
    const app = appOf({}, Promise.resolve({ ...database, db: silent }));
    expect(await statuses(app)).toEqual([200, 503]);
  });
});
