import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseError } from '../../server/core/databaseError.ts';
import { Scope } from '../../server/core/scope.ts';
import { parallel } from '../../server/core/parallel.ts';
import { brands } from '../../server/catalog/tables.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let scope: Scope;
beforeAll(async () => {
  services = await startApp();
  scope = new Scope(services.database.db, { id: services.store.id, timezone: 'UTC' });
});
afterAll(() => services.close());

const brand = (id = randomUUID()) => ({ id, name: 'Brand', slug: id });
const isThere = async (id: string) => (await scope.count(brands, eq(brands.id, id))) === 1;
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => databaseError(error).code,
  );
const taken = '23505';

test('a write is visible to the following statements, and notified once it is committed', async () => {
  const row = brand();
  const notified: string[] = [];
  const name = await scope.transaction(async (own) => {
    await own.insert(brands, [row]);
    await own.update(brands, { name: 'Changed' }, eq(brands.id, row.id));
    own.afterCommit(() => notified.push(row.id));
    expect(notified).toEqual([]);
    const [found] = await own.select(brands, { name: brands.name }, { where: eq(brands.id, row.id) });
    return found?.name;
  });
  expect(name).toBe('Changed');
  expect(notified).toEqual([row.id]);
});

test('a failing last write rolls back its transaction, and nobody is notified', async () => {
  const [first, second] = [brand(), brand()];
  const notified: string[] = [];
  const work = scope.transaction(async (own) => {
    own.afterCommit(() => notified.push('stored'));
    await own.insert(brands, [first, second]);
    await own.insert(brands, [second]);
  });
  expect(await reasonOf(work)).toBe(taken);
  expect(await isThere(first.id)).toBe(false);
  expect(notified).toEqual([]);
});

test('a transaction fails with the error of its first failed write', async () => {
  const row = brand();
  const work = scope.transaction(async (own) => {
    await own.insert(brands, [row, row]);
    await own.transaction(async (inner) => {
      await inner.select(brands, { id: brands.id });
      await inner.insert(brands, [brand()]);
    });
  });
  expect(await reasonOf(work)).toBe(taken);
  expect(await isThere(row.id)).toBe(false);
});

test('a failed nested transaction can be skipped', async () => {
  const [kept, twice] = [brand(), brand()];
  await scope.transaction(async (own) => {
    await own.insert(brands, [kept]);
    const part = own.transaction(async (inner) => inner.insert(brands, [twice, twice]));
    expect(await reasonOf(part)).toBe(taken);
  });
  expect(await isThere(kept.id)).toBe(true);
  expect(await isThere(twice.id)).toBe(false);
});

test('all writes of one transaction are stored', async () => {
  const rows = Array.from({ length: 100 }, () => brand());
  await scope.transaction(async (own) => {
    for (const row of rows) await own.insert(brands, [row]);
  });
  const stored = await Promise.all(rows.map(({ id }) => isThere(id)));
  expect(stored.every(Boolean)).toBe(true);
});

test('parallel tasks have all settled when one has failed', async () => {
  let isOver = false;
  const slow = async () => {
    await scope.count(brands);
    isOver = true;
  };
  await expect(parallel([Promise.reject(new Error('refused')), slow()])).rejects.toThrow('refused');
  expect(isOver).toBe(true);
});
