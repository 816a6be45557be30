import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { items } from '../../server/inventory/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import { models } from '../../src/schemas/models.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { startCount, stockHelpers } from './inventory.ts';
import { createOrder, saleLine } from './sales.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let home: number;
let item: string;
let supplier: string;

/** Here STAFF buys and reads reports without seeing costs; the manager sees them. */
beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
  [home] = services.store.locationIds as [number];
  const held = ['EDIT_INVENTORY', 'VIEW_REPORTS'].map((permission_id) => ({ permission_id }));
  await services.database.db
    .update(staff)
    .set({ permissions: held })
    .where(eq(staff.id, services.store.staff.STAFF.id));
  supplier = await at.supplier();
  item = await at.item({
    name: 'Costly',
    sku: 'COSTLY',
    cost: 1234,
    price: 5000,
    supplier_id: supplier,
    low_stock: 5,
  });
  const came = {
    key: randomUUID(),
    location_id: home,
    lines: [{ item_id: item, quantity: 3, unit_cost: 1111 }],
  };
  const received = await ask('STORE_MANAGER', 'POST', 'stock/receive', came);
  if (received.status !== 200) throw new Error(received.text);
});
afterAll(() => services.close());

const ask = (role: Role, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  services.ask(role, method, path, body && { body });
const read = async (role: Role, path: string) => {
  const { status, json, text } = await ask(role, 'GET', path);
  if (status !== 200) throw new Error(text);
  return json;
};
const ordered = async (role: Role, line: object = {}) =>
  ask(role, 'POST', 'purchaseOrders', {
    supplier_id: supplier,
    location_id: home,
    lines: [{ item_id: item, quantity: 2, ...line }],
  });

test('records, lists, searches, counts, suggestions and reports hide costs from staff without the right', async () => {
  const order = (await ordered('STORE_MANAGER', { unit_cost: 1199 })).json.id as string;
  const count = await startCount(services, home);
  const sold = await createOrder(services, home, {
    lines: [saleLine({ kind: 'ITEM', item_id: item, unit_price: 5000 })],
  });
  await at.step('STORE_OWNER', `orders/${sold}/pay`, { method: 'POS' });
  expect((await at.step('STORE_OWNER', `orders/${sold}/complete`)).status).toBe(200);
  const today = new Date();
  const [from, to] = [-2, 2].map((days) =>
    new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const paths = [
    'items',
    `items/${item}`,
    'items/find?code=COSTLY',
    'stock',
    'movements',
    'purchaseOrders',
    `purchaseOrders/${order}`,
    `purchaseOrders/suggestion?supplier_id=${supplier}&location_id=${home}`,
    `stockCounts/${count}`,
    `stockCounts/${count}/sheet`,
    `reports/parts?from=${from}&to=${to}&compare=none`,
  ];
  const figures = /"(cost|unit_cost|value|total|profit)":-?\d/;
  /** An open count contains no figures. */
  const withoutFigures = `stockCounts/${count}`;
  for (const path of paths) {
    const [seen, hidden] = [await read('STORE_MANAGER', path), await read('STAFF', path)];
    expect([path, figures.test(JSON.stringify(seen))]).toEqual([path, path !== withoutFigures]);
    expect([path, figures.exec(JSON.stringify(hidden))]).toEqual([path, null]);
  }
  expect(await read('STAFF', `items/${item}`)).toMatchObject({ price: 5000 });
});

test('sorting by a hidden field is rejected', async () => {
  const sorted = (role: Role, name: string, field: string) =>
    ask(role, 'GET', `${name}?sort=${encodeURIComponent(JSON.stringify([field, 'ASC']))}`);
  let tried = 0;
  for (const model of Object.values(models)) {
    for (const path of Object.keys(model.fieldAccess ?? {})) {
      if (path.includes('.') || (await sorted('STORE_MANAGER', model.name, path)).status !== 200) continue;
      tried += 1;
      expect([path, (await sorted('STAFF', model.name, path)).status]).toEqual([path, 403]);
    }
  }
  expect(tried).toBeGreaterThanOrEqual(4);
});

test('writing a cost requires the right to see costs; other fields need only the right to write the record', async () => {
  const put = (role: Role, body: object) => ask(role, 'PUT', `items/${item}`, body);
  expect((await put('STAFF', { cost: 1 })).status).toBe(403);
  expect((await put('STAFF', { cost: 1234 })).status).toBe(403);
  const renamed = await put('STAFF', { price: 5100 });
  expect(renamed.json).toMatchObject({ price: 5100 });
  expect(renamed.json).not.toHaveProperty('cost');
  expect((await put('STORE_MANAGER', { cost: 1300 })).json).toMatchObject({ cost: 1300 });
  const made = { name: 'New', sku: randomUUID(), cost: null };
  expect((await ask('STAFF', 'POST', 'items', { ...made, cost: 5 })).status).toBe(403);
  expect((await ask('STAFF', 'POST', 'items', made)).status).toBe(201);

  const historyOf = async (role: Role) =>
    (await read(role, `items/${item}/history`)).data as { changes: object[] }[];
  expect(JSON.stringify(await historyOf('STORE_MANAGER'))).toContain('"cost"');
  const history = await historyOf('STAFF');
  expect(JSON.stringify(history)).not.toContain('"cost"');
  expect(JSON.stringify(history)).toContain('"price"');

  const came = { key: randomUUID(), location_id: home, lines: [{ item_id: item, quantity: 1 }] };
  const priced = { ...came, lines: [{ item_id: item, quantity: 1, unit_cost: 1 }] };
  expect((await ask('STAFF', 'POST', 'stock/receive', priced)).status).toBe(403);
  expect((await ask('STAFF', 'POST', 'stock/receive', came)).status).toBe(200);
});

test('an order by staff who cannot see costs takes the costs of its items, and its lines keep their costs', async () => {
  const [other] = [await at.item({ cost: 250, supplier_id: supplier })];
  await at.scope.update(items, { cost: 1300 }, eq(items.id, item));
  expect((await ordered('STAFF', { unit_cost: 1 })).status).toBe(403);
  const { json } = await ordered('STAFF');
  const path = `purchaseOrders/${json.id}`;
  expect(json).not.toHaveProperty('total');
  expect(await read('STORE_MANAGER', path)).toMatchObject({ total: 2600, lines: [{ unit_cost: 1300 }] });
  await ask('STORE_MANAGER', 'PUT', path, { lines: [{ item_id: item, quantity: 2, unit_cost: 1250 }] });
  const lines = [...(await read('STAFF', path)).lines, { item_id: other, quantity: 1 }] as {
    quantity: number;
  }[];
  lines[0]!.quantity = 4;
  expect((await ask('STAFF', 'PUT', path, { lines })).status).toBe(200);
  expect(await read('STORE_MANAGER', path)).toMatchObject({
    total: 5250,
    lines: [
      { item_id: item, quantity: 4, unit_cost: 1250 },
      { item_id: other, unit_cost: 250 },
    ],
  });
  expect(JSON.stringify(await read('STAFF', `${path}/history`))).not.toContain('unit_cost');
  await at.step('STORE_MANAGER', `${path}/order`);
  // A form sends the lines as they were visible to it.
  const asSeen = (await read('STAFF', path)) as { lines: object[] };
  const later = await ask('STAFF', 'PUT', path, { lines: asSeen.lines, reference: 'S-1' });
  expect(later.json).toMatchObject({ reference: 'S-1' });
});
