import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';
import { addItem, receive } from './stock.ts';

let services: TestApp;
let north: number;
let south: number;
beforeAll(async () => {
  services = await startApp();
  [north, south] = services.store.locationIds as [number, number];
});
afterAll(() => services.close());

const ask: TestApp['ask'] = (...call) => services.ask(...call);
const list = async (path: string, role: 'STORE_OWNER' | 'STORE_MANAGER' | 'STAFF' = 'STORE_OWNER') =>
  (await ask(role, 'GET', path)).json;
const filtered = (model: string, filter: object, sort = ['id', 'ASC']) =>
  list(`${model}?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${JSON.stringify(sort)}`);
const step = (name: string, body: object, role: 'STORE_OWNER' | 'STORE_MANAGER' = 'STORE_OWNER') =>
  ask(role, 'POST', `stock/${name}`, { body: { key: randomUUID(), location_id: north, ...body } });

test('receipts, issues and returns appear in the stock level, the item and its history', async () => {
  const item = await addItem(services, {
    name: 'Screen Aurora 9',
    sku: ' SCR-A9 ',
    cost: 4500,
    low_stock: 2,
  });
  expect(item).toMatchObject({ sku: 'SCR-A9', on_hand: 0, available: 0 });
  const received = await receive(services, item.id, 3);
  expect(received.json.data).toEqual([
    { item_id: item.id, location_id: north, on_hand: 3, reserved: 0, available: 3 },
  ]);
  const lines = [{ item_id: item.id, quantity: -1, seen: 3 }];
  expect((await step('adjust', { reason: 'DAMAGED', note: 'cracked', lines })).status).toBe(200);
  expect((await step('adjust', { reason: 'DAMAGED', lines })).json.errors).toEqual([
    { path: '/lines/0/quantity', code: 'stock_changed', params: { on_hand: 2 } },
  ]);
  expect((await step('adjust', { reason: 'OTHER', lines })).json.errors).toMatchObject([{ path: '/note' }]);
  await receive(services, item.id, 4, { location_id: south });
  await step('return', { lines: [{ item_id: item.id, quantity: 1 }], location_id: south });

  const [level] = await filtered('stock', { search: 'scr-a9', location_id: [north] });
  expect(level).toMatchObject({
    name: 'Screen Aurora 9',
    item: { id: item.id, name: 'Screen Aurora 9' },
    on_hand: 2,
    available: 2,
    incoming: 0,
    low_mark: 2,
    is_low: true,
    cost: 4500,
    value: 9000,
  });
  const changed = await ask('STORE_MANAGER', 'PUT', `stock/${level.id}`, {
    body: { low_stock: 1, on_hand: 99 },
  });
  expect(changed.json).toMatchObject({ low_mark: 1, is_low: false, on_hand: 2 });
  expect(await filtered('stock', { item_id: [item.id], is_low: true })).toEqual([]);
  expect(await filtered('stock', { item_id: [item.id], in_stock: true }, ['on_hand', 'DESC'])).toMatchObject([
    { on_hand: 5, location_id: south },
    { on_hand: 2, location_id: north },
  ]);

  expect(await filtered('movements', { item_id: [item.id] }, ['created_date', 'DESC'])).toMatchObject([
    { kind: 'RETURN', quantity: 1, location_id: south, by: 'STORE_OWNER first' },
    { kind: 'RECEIVE', quantity: 4, location_id: south, unit_cost: 4500 },
    { kind: 'ADJUST', quantity: -1, location_id: north, reason: 'DAMAGED', note: 'cracked' },
    { kind: 'RECEIVE', quantity: 3, location_id: north, item: { name: 'Screen Aurora 9' } },
  ]);
  expect(await filtered('movements', { item_id: [item.id], kind: ['ADJUST'] })).toHaveLength(1);
  expect((await list(`items/${item.id}`)).on_hand).toBe(7);
  expect(await list(`items/${item.id}`, 'STAFF')).toMatchObject({ on_hand: 2, reserved: 0, available: 2 });
});

test('finds a serial number by a part of it, a code only as a whole', async () => {
  const phone = await addItem(services, { name: 'Phone One', barcode: 'UPC-77', is_serialized: true });
  await receive(services, phone.id, 2, { serials: ['35 2099 0017 6148 1', 'sn-4711'], location_id: south });
  expect(await filtered('serials', { search: 'SN 47' })).toMatchObject([
    { serial: 'SN4711', state: 'IN_STOCK', location_id: south, item: { name: 'Phone One' } },
  ]);
  expect(await filtered('serials', { serial: ['352099001761481'] })).toHaveLength(1);
  expect(await list('serials', 'STAFF')).toEqual([]);
  expect(await filtered('movements', { serial: 'sn 4711' })).toMatchObject([
    { kind: 'RECEIVE', quantity: 2 },
  ]);
  const found = async (code: string) =>
    (await ask('STAFF', 'GET', `items/find?code=${encodeURIComponent(code)}`)).json;
  expect(await found(' upc-77 ')).toMatchObject({ item: { id: phone.id, on_hand: 0 }, serial: null });
  expect(await found('sn 47 11')).toMatchObject({
    item: { id: phone.id },
    serial: { serial: 'SN4711', state: 'IN_STOCK', location_id: south, location: 'South' },
  });
  const cable = await addItem(services, { name: 'Cable', barcode: '012345678905' });
  for (const code of ['0012345678905', '00012345678905'])
    expect(await found(code)).toMatchObject({ item: { id: cable.id }, serial: null });
  expect(await found('345678905')).toEqual({ item: null, serial: null });
  expect(await filtered('items', { search: '00012345678905' })).toMatchObject([{ id: cable.id }]);
  const twin = await ask('STORE_OWNER', 'POST', 'items', {
    body: { name: 'Cable again', barcode: '0012345678905' },
  });
  expect([twin.status, twin.json.errors]).toEqual([409, [{ path: '/barcode', code: 'unique' }]]);
  expect(await found('nothing')).toEqual({ item: null, serial: null });
});

test('the tracking of an item is fixed by its first movement, and items in stock cannot be deactivated', async () => {
  const item = await addItem(services, { name: 'Cable', sku: 'CAB-1' });
  const change = (body: object) => ask('STORE_OWNER', 'PUT', `items/${item.id}`, { body });
  expect((await change({ is_serialized: true })).status).toBe(200);
  expect((await change({ is_serialized: false })).status).toBe(200);
  await receive(services, item.id, 1);
  expect((await change({ is_serialized: true })).json.errors).toEqual([
    { path: '/is_serialized', code: 'has_movements' },
  ]);
  expect((await change({ is_voided: true })).json.errors).toEqual([
    { path: '/is_voided', code: 'has_stock' },
  ]);
  const other = await addItem(services, { name: 'Cable 2', sku: 'CAB-2' });
  const batch = [item, other].map(({ id }) => ({ id, is_voided: true }));
  const answers = (await ask('STORE_OWNER', 'PUT', 'items/batch', { body: batch })).json.data;
  expect(answers.map(({ status }: { status: string }) => status)).toEqual(['invalid', 'updated']);
  const again = await ask('STORE_OWNER', 'POST', 'items', { body: { name: 'Another', sku: ' cab-1' } });
  expect(again).toMatchObject({ status: 409, json: { errors: [{ path: '/sku', code: 'unique' }] } });
  expect(
    (await ask('STORE_OWNER', 'POST', 'items', { body: { name: 'No code' } })).json.errors,
  ).toMatchObject([{ path: '/sku', code: 'sku_or_barcode' }, { path: '/barcode' }]);
});

test('a stock operation runs once per key, and only at the own location', async () => {
  const item = await addItem(services, { name: 'Case', sku: 'CASE-1' });
  const body = { key: randomUUID(), lines: [{ item_id: item.id, quantity: 2 }] };
  const [first, second] = [await step('receive', body), await step('receive', body)];
  expect(first.json.data[0].on_hand).toBe(2);
  expect(second).toMatchObject({ status: 200, json: first.json });
  expect((await step('receive', { ...body, location_id: south }, 'STORE_MANAGER')).status).toBe(403);
  expect((await step('receive', { lines: [{ item_id: item.id, quantity: 0 }] })).status).toBe(422);
  const there = await step('adjust', { reason: 'LOST', lines: [{ item_id: item.id, quantity: -3 }] });
  expect(there).toMatchObject({
    status: 422,
    json: { errors: [{ path: '/lines/0/quantity', code: 'stock_short', params: { item: 'Case', free: 2 } }] },
  });
});
