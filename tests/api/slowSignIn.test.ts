import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/core/database.ts';
import { slowdown } from '../../server/core/slowdown.ts';
import { throttleSignIn, type Answer } from '../../server/plugins/throttleSignIn.ts';
import { rateLimits } from '../../server/core/tables/rateLimits.ts';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from './testDatabase.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await openTestDatabase());
});
afterAll(() => drop());

/** Simulates the passing of time. */
const later = (seconds: number) =>
  database.db.update(rateLimits).set({ until: sql`${rateLimits.until} - make_interval(secs => ${seconds})` });

const unique = () => crypto.randomUUID();

test('delays grow with each failure up to the maximum and expire after an hour', async () => {
  const { begin } = slowdown(Promise.resolve(database), { name: 'test', free: 2, longest: 5 });
  const key = unique();
  expect([await begin(key), await begin(key)]).toEqual([0, 0]);
  for (const pause of [1, 2, 4, 5, 5]) {
    const left = await begin(key);
    expect(left).toBeGreaterThan((pause - 1) * 1000);
    expect(left).toBeLessThanOrEqual(pause * 1000);
    await later(pause);
    expect(await begin(key)).toBe(0);
  }
  await later(3600);
  expect([await begin(key), await begin(key)]).toEqual([0, 0]);
});

test('concurrent attempts are limited to those without a delay', async () => {
  const pauses = { name: 'test', free: 3, longest: 60 };
  const [one, other] = [
    slowdown(Promise.resolve(database), pauses),
    slowdown(Promise.resolve(database), pauses),
  ];
  const key = unique();
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).begin(key)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});

test('a wrong password counts, a correct one does not', async () => {
  const signIn = throttleSignIn(Promise.resolve(database));
  let asked = 0;
  const answering = (status: number) => async (): Promise<Answer> => {
    asked += 1;
    return { status, content: {} };
  };
  const ip = unique();
  const who = { email: `${unique()}@first.example`, tenantId: 'first' };
  for (let time = 0; time < 20; time += 1) await signIn(ip, who, answering(200));
  for (let time = 0; time < 10; time += 1) await signIn(ip, who, answering(400));
  const refused = await signIn(unique(), { ...who, email: who.email.toUpperCase() }, answering(200));
  expect(refused).toMatchObject({
    status: 400,
    content: { error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } },
    retryAfter: 1,
  });
  expect(asked).toBe(30);
  const other = { ...who, tenantId: 'second' };
  expect((await signIn(ip, other, answering(200))).status).toBe(200);
  await later(1);
  expect((await signIn(ip, who, answering(200))).status).toBe(200);
});

test('an IP address is delayed too, for any account', async () => {
  const signIn = throttleSignIn(Promise.resolve(database));
  const ip = unique();
  const guess = (from: string, status = 400) =>
    signIn(from, { email: unique(), tenantId: 'first' }, async () => ({ status, content: {} }));
  for (let time = 0; time < 50; time += 1) await guess(ip);
  expect((await guess(ip, 200)).retryAfter).toBe(1);
  expect((await guess(unique(), 200)).status).toBe(200);
});

test('an unavailable service does not count as a failure', async () => {
  const signIn = throttleSignIn(Promise.resolve(database));
  const ip = unique();
  const who = { email: unique(), tenantId: 'first' };
  const away = () => signIn(ip, who, () => Promise.reject(new Error('away')));
  for (let time = 0; time < 12; time += 1) await expect(away()).rejects.toThrow('away');
  expect((await signIn(ip, who, async () => ({ status: 200, content: {} }))).status).toBe(200);
});
