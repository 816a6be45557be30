import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from '../../server/core/database.ts';
import { counter, forgetRateLimits, rateLimit } from '../../server/core/rateLimit.ts';
import { rateLimits } from '../../server/core/tables/rateLimits.ts';
import { pooled } from '../support/pooled.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

let opened: TestDatabase;
let nodes: Database[];
beforeAll(async () => {
  opened = await openTestDatabase();
  const { database, url } = opened;
  nodes = [database, url ? await openDatabase(pooled(url)) : database];
});
afterAll(async () => {
  if (opened.url) await nodes[1]?.close();
  await opened.drop();
});

const hour = 3_600_000;
const on = (node: number) => Promise.resolve(nodes[node] as Database);
const rows = () => opened.database.db.select().from(rateLimits);

test('nodes share the counter, and concurrent requests are all counted', async () => {
  const limit = { name: 'tries', times: 10, milliseconds: hour };
  const [here, there] = [rateLimit(on(0), limit), rateLimit(on(1), limit)];
  const tries = await Promise.allSettled(
    Array.from({ length: 30 }, (_, number) => (number % 2 ? here : there)('mara@atlas.example')),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await expect(here('mara@atlas.example')).rejects.toMatchObject({ status: 429 });
});

test('limits and keys are counted separately', async () => {
  const one = rateLimit(on(0), { name: 'one', times: 1, milliseconds: hour });
  const other = rateLimit(on(0), { name: 'other', times: 1, milliseconds: hour });
  await one('a');
  await one('b');
  await other('a');
  await expect(one('a')).rejects.toMatchObject({ status: 429 });
});

test('resets after its window and returns the remaining time', async () => {
  const wait = counter(on(0), { name: 'short', times: 1, milliseconds: 300 });
  expect(await wait('a')).toBe(0);
  const left = await wait('a');
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(300);
  await vi.waitFor(async () => expect(await wait('a')).toBe(0));
});

test('stores only hashes of its keys and deletes expired ones', async () => {
  const { db } = opened.database;
  await counter(on(0), { name: 'long', times: 1, milliseconds: hour })('nils@atlas.example');
  await counter(on(0), { name: 'brief', times: 1, milliseconds: 1 })('nils@atlas.example');
  const before = await rows();
  expect(JSON.stringify(before)).not.toContain('nils');
  await vi.waitFor(async () => {
    await forgetRateLimits(db);
    expect((await rows()).length).toBeLessThan(before.length);
  });
  expect((await rows()).filter(({ until }) => until.getTime() < Date.now() - 1000)).toEqual([]);
});
