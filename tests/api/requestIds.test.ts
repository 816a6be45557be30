import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { Identity } from '../../server/staff/identity/identity.ts';
import { readSettings } from '../../server/settings.ts';
import { fakeMailer } from './fakes.ts';
import { openTestDatabase } from './testDatabase.ts';

const lines: Record<string, unknown>[] = [];
let drop: () => Promise<void>;
let apps: Record<'alone' | 'behind', ReturnType<typeof buildApp>>;
beforeAll(async () => {
  const opened = await openTestDatabase();
  const appOf = (env: Record<string, string>) =>
    buildApp({
      settings: readSettings(env),
      mailer: fakeMailer(),
      database: Promise.resolve(opened.database),
      identity: Promise.resolve({} as Identity),
      logTo: { write: (line) => lines.push(JSON.parse(line) as object as never) },
    });
  apps = { alone: appOf({}), behind: appOf({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }) };
  drop = opened.drop;
});
afterAll(async () => {
  await Promise.all(Object.values(apps).map((app) => app.close()));
  await drop();
});

const uuid = /^[\da-f-]{36}$/;

const numberOf = async (app: 'alone' | 'behind', given: string, remoteAddress = '127.0.0.1') =>
  (await apps[app].inject({ url: '/healthz', headers: { 'x-request-id': given }, remoteAddress })).headers[
    'x-request-id'
  ];

test('a response has a request id; that of a trusted proxy is kept if it is well-formed', async () => {
  const given = 'edge-12345.a_b';
  expect(await numberOf('alone', given)).toMatch(uuid);
  expect(await numberOf('behind', given)).toBe(given);
  expect(await numberOf('behind', given, '10.1.2.3')).toBe(given);
  expect(await numberOf('behind', given, '192.168.1.1')).toMatch(uuid);
  for (const bad of ['short', 'x'.repeat(129), 'with space 123', '<script>1234', 'a:b:c:d:e'])
    expect(await numberOf('behind', bad)).toMatch(uuid);
});

test('a problem document has it, and so has each of its log lines', async () => {
  const numbers: unknown[] = [];
  for (const [url, status] of [
    ['/dc/nowhere', 404],
    ['/%zz', 400],
    [`/dc/store/${crypto.randomUUID()}/brands`, 401],
  ] as const) {
    const { statusCode, headers, json } = await apps.alone.inject(url);
    expect(statusCode).toBe(status);
    expect(headers['x-request-id']).toMatch(uuid);
    numbers.push(headers['x-request-id']);
    expect(json()).toMatchObject({ status, instance: headers['x-request-id'] });
  }
  expect(lines).toMatchObject([{ msg: 'Refused', reqId: numbers.at(-1) }]);
});
