import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcerOf } from '../../server/core/live/announcer.ts';
import { expireRows } from '../../server/core/expireRows.ts';
import { Scope } from '../../server/core/scope.ts';
import { allExpiries } from '../../server/domains.ts';
import { models } from '../../src/schemas/models.ts';
import { isFirstTime } from '../../server/core/records/isFirstTime.ts';
import { takenSteps } from '../../server/core/records/tables.ts';
import { move } from '../../server/inventory/ledger.ts';
import type { StockChange } from '../../server/inventory/stockChange.ts';
import { items, movements, serials, stock } from '../../server/inventory/tables.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let scope: Scope;
let north: number;
let south: number;
let notifyCount = 0;
beforeAll(async () => {
  services = await startApp();
  const { database, store } = services;
  const announcer = announcerOf(models, () => void notifyCount++);
  scope = new Scope(database.db, { id: store.id, timezone: 'America/Toronto' }, undefined, { announcer });
  [north, south] = store.locationIds as [number, number];
});
afterAll(() => services.close());

const inventory = { notify: async () => '' };

const addItem = async (is_serialized = false): Promise<string> => {
  const id = randomUUID();
  await scope.insert(items, [{ id, name: `Item ${id}`, sku: id, is_serialized }]);
  return id;
};
const step = (...changes: StockChange[]) => move(inventory, scope, 'me', changes);
const errorsOf = (...changes: StockChange[]) =>
  step(...changes).then(
    () => [],
    ({ errors }: { errors: { path: string; code: string; params: object }[] }) => errors,
  );
const levels = async (item: string) => {
  const fields = { at: stock.location_id, on_hand: stock.on_hand, reserved: stock.reserved };
  return scope.select(stock, fields, { where: eq(stock.item_id, item), orderBy: [stock.location_id] });
};
const whereIs = async (serial: string) =>
  (
    await scope.select(
      serials,
      { state: serials.state, at: serials.location_id },
      { where: eq(serials.serial, serial) },
    )
  )[0];
const receive = (item_id: string, quantity: number, more: Partial<StockChange> = {}): StockChange => ({
  item_id,
  location_id: north,
  kind: 'RECEIVE',
  quantity,
  ...more,
});
const sell = (item_id: string, quantity: number, more: Partial<StockChange> = {}): StockChange => ({
  ...receive(item_id, -quantity),
  kind: 'SELL',
  ...more,
});

test('the stock level at each location is the sum of its movements, and clients are notified once', async () => {
  const item = await addItem();
  notifyCount = 0;
  await step(receive(item, 5, { unit_cost: 250 }), receive(item, 2, { location_id: south }));
  await step(sell(item, 1), { item_id: item, location_id: north, kind: 'RESERVE', reserved: 2 });
  expect(await levels(item)).toEqual([
    { at: north, on_hand: 4, reserved: 2 },
    { at: south, on_hand: 2, reserved: 0 },
  ]);
  expect(notifyCount).toBe(2);
  const of = and(eq(movements.item_id, item), eq(movements.location_id, north));
  expect(
    await scope.select(
      movements,
      { there: sql`sum(quantity)::int`, promised: sql`sum(reserved)::int` },
      { where: of },
    ),
  ).toEqual([{ there: 4, promised: 2 }]);
});

test('available stock is never exceeded, lines of one item are summed, and a failed step changes nothing', async () => {
  const item = await addItem();
  const other = await addItem();
  await step(receive(item, 5), { item_id: item, location_id: north, kind: 'RESERVE', reserved: 2 });
  const errors = await errorsOf(receive(other, 1), sell(item, 2), sell(item, 2));
  expect(errors).toEqual([
    {
      path: '/lines/1/quantity',
      code: 'stock_promised',
      params: { item: `Item ${item}`, on_hand: 5, reserved: 2, free: 3 },
    },
  ]);
  expect(await levels(other)).toEqual([]);
  expect(await errorsOf(sell(other, 1, { path: '/lines/7' }))).toMatchObject([
    { path: '/lines/7/quantity', code: 'stock_short', params: { free: 0 } },
  ]);
  expect(await errorsOf({ item_id: item, location_id: north, kind: 'RELEASE', reserved: -3 })).toMatchObject([
    { code: 'stock_released' },
  ]);
  await step(sell(item, 2, { reserved: -2, kind: 'USE' }), sell(item, 3));
  expect(await levels(item)).toEqual([{ at: north, on_hand: 0, reserved: 0 }]);
});

test('a serial number is at one location, in whatever notation', async () => {
  const phone = await addItem(true);
  const other = await addItem(true);
  await step(receive(phone, 2, { serials: ['35 209900 176148 1', 'ab-12'] }));
  expect(await whereIs('352099001761481')).toEqual({ state: 'IN_STOCK', at: north });
  const twice = receive(other, 1, { location_id: south, serials: ['AB12'] });
  expect(await errorsOf(twice)).toMatchObject([
    { path: '/lines/0/serials/0', code: 'serial_of_other', params: { item: `Item ${phone}` } },
  ]);
  expect(await errorsOf(receive(phone, 1, { location_id: south, serials: [' ab12'] }))).toMatchObject([
    { code: 'serial_in_stock', params: { serial: 'AB12', location: 'North' } },
  ]);
  await step(sell(phone, 1, { kind: 'TRANSFER_OUT', serials: ['ab12'] }));
  expect(await whereIs('AB12')).toEqual({ state: 'IN_TRANSIT', at: null });
  expect(await errorsOf(sell(phone, 1, { serials: ['AB12'] }))).toMatchObject([
    { code: 'serial_on_its_way' },
  ]);
  await step(receive(phone, 1, { kind: 'TRANSFER_IN', location_id: south, serials: ['AB12'] }));
  expect(await errorsOf(sell(phone, 1, { serials: ['AB12'] }))).toMatchObject([
    { code: 'serial_elsewhere', params: { location: 'South' } },
  ]);
  await step(sell(phone, 1, { location_id: south, serials: ['AB12'] }));
  expect(await whereIs('AB12')).toEqual({ state: 'GONE', at: null });
  expect(await errorsOf(sell(phone, 1, { serials: ['AB12'] }))).toMatchObject([{ code: 'serial_not_here' }]);
  await step(receive(phone, 1, { kind: 'RETURN', serials: ['AB12'] }));
  expect(await whereIs('AB12')).toEqual({ state: 'IN_STOCK', at: north });
});

test('invalid lines are reported at their path', async () => {
  const phone = await addItem(true);
  const screen = await addItem();
  const nothing = randomUUID();
  expect(await errorsOf(receive(nothing, 1))).toMatchObject([
    { path: '/lines/0/item_id', code: 'reference' },
  ]);
  expect(await errorsOf(receive(screen, 1, { location_id: 0 }))).toMatchObject([
    { path: '/lines/0/location_id', code: 'reference' },
  ]);
  expect(
    await errorsOf(
      receive(phone, 2, { serials: ['352099001761482', 'a', 'A '] }),
      receive(screen, 1, { serials: ['B'] }),
    ),
  ).toMatchObject([
    { path: '/lines/0/serials/0', code: 'imei' },
    { path: '/lines/0/serials/2', code: 'serial_twice' },
    { path: '/lines/0/serials', code: 'serials_count', params: { expected: 2, given: 3 } },
    { path: '/lines/1/serials', code: 'not_serialized' },
  ]);
});

test('a step runs once, and again after a failure', async () => {
  const key = randomUUID();
  const item = await addItem();
  const once = (quantity: number) =>
    scope.transaction(async (own) => {
      const isFirst = await isFirstTime(own, key, 'receive');
      if (isFirst) await move(inventory, own, null, [receive(item, quantity)]);
      return isFirst;
    });
  await expect(once(-1)).rejects.toThrow('not valid');
  expect((await Promise.all([once(3), once(3), once(3)])).filter(Boolean)).toHaveLength(1);
  expect(await levels(item)).toEqual([{ at: north, on_hand: 3, reserved: 0 }]);
});

test('idempotency keys of steps expire after a month', async () => {
  const [old, young] = [randomUUID(), randomUUID()];
  for (const key of [old, young]) await scope.transaction((own) => isFirstTime(own, key, 'receive'));
  const { db } = services.database;
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  await db
    .update(takenSteps)
    .set({ created_date: ago(31) })
    .where(eq(takenSteps.key, old));
  await db
    .update(takenSteps)
    .set({ created_date: ago(29) })
    .where(eq(takenSteps.key, young));
  await expireRows(db, allExpiries());
  const left = await scope.select(
    takenSteps,
    { key: takenSteps.key },
    { where: inArray(takenSteps.key, [old, young]) },
  );
  expect(left).toEqual([{ key: young }]);
});
