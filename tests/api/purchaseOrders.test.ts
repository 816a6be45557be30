import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lateOrderJob } from '../../server/inventory/purchaseOrders/late.ts';
import { renderPurchaseOrder } from '../../server/inventory/purchaseOrders/document/render.ts';
import type { Notify } from '../../server/notifications/notify.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { items, movements, stock } from '../../server/inventory/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import type { PurchaseOrder } from '../../src/schemas/inventory/purchaseOrders.ts';
import type { Right } from '../../src/schemas/rights.ts';
import { readPdf } from '../support/pdf.ts';
import { stockHelpers } from './inventory.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let north: number;
let south: number;
let supplier: string;
beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
  [north, south] = services.store.locationIds as [number, number];
  supplier = await at.supplier({ name: 'Northern Parts' });
});
afterAll(() => services.close());

const post = (values: object) =>
  services.ask('STORE_OWNER', 'POST', 'purchaseOrders', {
    body: { supplier_id: supplier, location_id: north, ...values },
  });
const create = async (lines: object[], values: object = {}): Promise<PurchaseOrder> => {
  const { status, json, text } = await post({ lines, ...values });
  if (status !== 201) throw new Error(text);
  return json as PurchaseOrder;
};
const take = (step: string, { id }: PurchaseOrder, values?: object) =>
  at.step('STORE_OWNER', `purchaseOrders/${id}/${step}`, { ...values });
const errors = ({ json }: { json: { errors: { path: string; code: string; params?: object }[] } }) =>
  json.errors;
const costOf = async (id: string) =>
  (await at.scope.select(items, { cost: items.cost }, { where: eq(items.id, id) }))[0];

test('an order is created, ordered and received in parts, at its cost; totals are whole cents', async () => {
  const [screen, phone] = [await at.item({ cost: 100 }), await at.item({ is_serialized: true })];
  const order = await create([
    { item_id: screen, quantity: 3, unit_cost: 1999 },
    { item_id: phone, quantity: 1, unit_cost: 45_001 },
  ]);
  expect(order).toMatchObject({
    state: 'DRAFT',
    total: 3 * 1999 + 45_001,
    quantity: 4,
    supplier: { id: supplier, name: 'Northern Parts' },
  });
  const arrival = { lines: [{ item_id: screen, quantity: 2 }] };
  expect(errors(await take('receive', order, arrival))).toMatchObject([{ code: 'past_step' }]);
  expect((await take('order', order)).json).toMatchObject({ state: 'ORDERED' });
  expect((await take('receive', order, arrival)).json).toMatchObject({
    state: 'PARTLY_RECEIVED',
    received: 2,
  });
  expect(await costOf(screen)).toEqual({ cost: 1999 });
  const rest = [
    { item_id: screen, quantity: 2 },
    { item_id: phone, quantity: 1, serials: ['490154203237518'] },
  ];
  expect(errors(await take('receive', order, { lines: rest }))).toMatchObject([
    { path: '/lines/0/quantity', code: 'over_receipt', params: { missing: 1 } },
  ]);
  expect(
    errors(await take('receive', order, { lines: [{ ...rest[1], serials: ['490154203237519'] }] })),
  ).toMatchObject([{ path: '/lines/0/serials/0', code: 'imei' }]);
  expect((await take('receive', order, { lines: rest, over: true })).json).toMatchObject({
    state: 'RECEIVED',
    received: 5,
  });
  expect(await at.levels(screen)).toEqual({ [north]: 4 });
  expect(await at.levels(phone)).toEqual({ [north]: 1 });
  const received = await at.scope.select(
    movements,
    { unit_cost: movements.unit_cost, source: movements.source, source_id: movements.source_id },
    { where: and(eq(movements.item_id, phone), eq(movements.kind, 'RECEIVE')) },
  );
  expect(received).toEqual([{ unit_cost: 45_001, source: 'PURCHASE_ORDER', source_id: order.id }]);
});

test('a step happens once; concurrent receipts lose nothing and duplicate nothing', async () => {
  const [one, two] = [await at.item(), await at.item()];
  const lines = [one, two].map((item_id) => ({ item_id, quantity: 20, unit_cost: 100 }));
  const orders = [await create(lines), await create(lines.toReversed())];
  for (const order of orders) await take('order', order);
  const key = randomUUID();
  const arrivals = (ids: string[]) => ({ lines: ids.map((item_id) => ({ item_id, quantity: 2 })) });
  const answers = await Promise.all(
    orders.flatMap((order) => [
      take('receive', order, arrivals([one, two])),
      take('receive', order, arrivals([two, one])),
      ...(order === orders[0]
        ? [1, 2, 3].map(() => take('receive', order, { ...arrivals([one]), key }))
        : []),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await at.levels(one)).toEqual({ [north]: 10 });
  expect(await at.levels(two)).toEqual({ [north]: 8 });
});

test('a draft and an order can be cancelled, and a partly received order closed', async () => {
  const item = await at.item();
  const lines = [{ item_id: item, quantity: 2, unit_cost: 0 }];
  const [draft, ordered, part] = [await create(lines), await create(lines), await create(lines)];
  for (const order of [ordered, part]) await take('order', order);
  await take('receive', part, { lines: [{ item_id: item, quantity: 1 }] });
  const states = [];
  for (const order of [draft, ordered, part]) states.push((await take('cancel', order)).json.state);
  expect(states).toEqual(['CANCELLED', 'CANCELLED', 'RECEIVED']);
  expect((await take('receive', part, { lines: [{ item_id: item, quantity: 1 }] })).status).toBe(409);

  const put = (order: PurchaseOrder, body: object) =>
    services.ask('STORE_OWNER', 'PUT', `purchaseOrders/${order.id}`, { body });
  expect((await put(part, { reference: 'NP-77', note: 'One was broken' })).json).toMatchObject({
    reference: 'NP-77',
  });
  expect((await put(part, { lines: [] })).status).toBe(403);
  expect((await put(draft, { note: 'x' })).status).toBe(403);
});

test('invalid values are reported at their path; inactive suppliers and items are rejected', async () => {
  const [item, voided] = [await at.item(), await at.item({ is_voided: true })];
  const gone = await at.supplier({ is_voided: true });
  const wrong = async (values: object) =>
    errors(await post(values)).map(({ path, code }) => `${path} ${code}`);
  expect(await wrong({ supplier_id: gone })).toEqual(['/supplier_id reference']);
  expect(await wrong({ supplier_id: null })).toEqual(['/supplier_id required']);
  expect(await wrong({ location_id: 999_999 })).toEqual(['/location_id reference']);
  expect(await wrong({ lines: [{ item_id: voided, quantity: 1, unit_cost: 1 }] })).toEqual([
    '/lines/0/item_id reference',
  ]);
  expect(await wrong({ lines: [{ item_id: item, quantity: 1, unit_cost: 12.5 }] })).toEqual([
    '/lines/0/unit_cost type',
  ]);
  const order = await create([{ item_id: item, quantity: 1, unit_cost: 1 }]);
  const other = await at.item();
  await take('order', order);
  expect(errors(await take('receive', order, { lines: [{ item_id: other, quantity: 1 }] }))).toEqual([
    { path: '/lines/0/item_id', code: 'not_in_order' },
  ]);
  expect((await take('receive', order, { lines: [] })).status).toBe(422);
  expect((await take('order', await create([]))).status).toBe(422);
  const left = await at.supplier();
  const late = await create([{ item_id: item, quantity: 1, unit_cost: 1 }], { supplier_id: left });
  await services.ask('STORE_OWNER', 'PUT', `suppliers/${left}`, { body: { is_voided: true } });
  expect(errors(await take('order', late))).toMatchObject([{ path: '/supplier_id', code: 'reference' }]);
  expect((await at.step('STORE_OWNER', `purchaseOrders/${randomUUID()}/order`)).status).toBe(404);
});

test('suggests items below their reorder point, less those already ordered', async () => {
  const own = await at.supplier();
  const make = (name: string, low_stock: number | null) =>
    at.item({ name, low_stock, supplier_id: own, cost: 250 });
  const [low, enough, marked, coming] = [
    await make('A low one', 5),
    await make('B enough', 2),
    await make('C marked here', 0),
    await make('D on its way', 4),
  ];
  await make('E never low', null);
  await at.shelve(low, north, 2);
  await at.shelve(enough, north, 3);
  await at.shelve(marked, north, 1);
  await at.scope.update(stock, { low_stock: 3 }, eq(stock.item_id, marked));
  await take('order', await create([{ item_id: coming, quantity: 4, unit_cost: 1 }], { supplier_id: own }));
  const ask = (role: 'STORE_OWNER' | 'STORE_MANAGER' | 'STAFF', location: number) =>
    services.ask(role, 'GET', `purchaseOrders/suggestion?supplier_id=${own}&location_id=${location}`);
  expect((await ask('STORE_MANAGER', north)).json).toMatchObject([
    { item_id: low, quantity: 4, unit_cost: 250, item: { name: 'A low one' } },
    { item_id: marked, quantity: 3 },
    { item_id: coming, quantity: 1 },
  ]);
  expect((await ask('STORE_MANAGER', south)).status).toBe(403);
  expect((await ask('STAFF', north)).status).toBe(403);
});

test('a cost can be corrected on receipt by staff who see costs', async () => {
  const item = await at.item({ cost: 100 });
  const order = await create([{ item_id: item, quantity: 3, unit_cost: 1000 }]);
  await take('order', order);
  const arrival = { lines: [{ item_id: item, quantity: 2, unit_cost: 1250 }] };
  const seesNone = { removed_permissions: [{ permission_id: 'VIEW_COST' }] };
  const manager = eq(staff.id, services.store.staff.STORE_MANAGER.id);
  await at.scope.update(staff, seesNone, manager);
  const asManager = await at.step('STORE_MANAGER', `purchaseOrders/${order.id}/receive`, arrival);
  await at.scope.update(staff, { removed_permissions: [] }, manager);
  expect(asManager.status).toBe(403);
  expect((await take('receive', order, arrival)).json).toMatchObject({
    total: 3750,
    lines: [{ received: 2, unit_cost: 1250 }],
  });
  expect(await costOf(item)).toEqual({ cost: 1250 });
  const received = await at.scope.select(
    movements,
    { unit_cost: movements.unit_cost },
    { where: eq(movements.item_id, item) },
  );
  expect(received).toEqual([{ unit_cost: 1250 }]);
});

test('an overdue order is late, can be filtered, and notifies its location', async () => {
  const [item, own] = [await at.item(), await at.supplier({ name: 'Slow Parts' })];
  const lines = [{ item_id: item, quantity: 1, unit_cost: 1 }];
  const make = (expected_date: string) => create(lines, { supplier_id: own, expected_date });
  const [late, draft, coming] = [
    await make('2020-01-31'),
    await make('2020-01-31'),
    await make('2999-01-31'),
  ];
  for (const order of [late, coming]) await take('order', order);
  const read = async ({ id }: PurchaseOrder) =>
    (await services.ask('STORE_OWNER', 'GET', `purchaseOrders/${id}`)).json as PurchaseOrder;
  expect([(await read(late)).is_late, (await read(draft)).is_late, (await read(coming)).is_late]).toEqual([
    true,
    false,
    false,
  ]);
  const found = async (is_late: boolean) =>
    (
      await services.ask(
        'STORE_OWNER',
        'GET',
        `purchaseOrders?filter=${encodeURIComponent(JSON.stringify({ is_late, supplier_id: [own] }))}`,
      )
    ).json.map(({ id }: PurchaseOrder) => id);
  expect(await found(true)).toEqual([late.id]);
  expect(new Set(await found(false))).toEqual(new Set([draft.id, coming.id]));
  const planned = await at.scope.select(
    jobs,
    { run_at: jobs.run_at },
    { where: and(eq(jobs.kind, 'tell-late-order'), eq(jobs.key, coming.id)) },
  );
  expect(planned.map(({ run_at }) => run_at.toISOString().slice(0, 10))).toEqual(['2999-02-01']);
  const notify = vi.fn<Notify>(() => Promise.resolve(randomUUID()));
  const run = ({ id }: PurchaseOrder) =>
    lateOrderJob(notify).run({
      scope: at.scope,
      data: { purchase_order_id: id },
      by: null,
      isInterrupted: false,
      progress: () => undefined,
      finish: () => Promise.resolve(),
      signal: new AbortController().signal,
    });
  for (const order of [late, draft, coming]) await run(order);
  expect(notify.mock.calls.map(([, { type, locationId, data }]) => [type, locationId, data?.id])).toEqual([
    ['ORDER_LATE', north, late.id],
  ]);
});

test('the PDF for the supplier contains costs only for staff who see them', async () => {
  const item = await at.item({ name: 'Screen for the paper' });
  const order = await create([{ item_id: item, quantity: 3, unit_cost: 1234 }], { reference: 'NP-9' });
  const paper = (locale: string) =>
    services.ask('STAFF', 'GET', `purchaseOrders/${order.id}/order.pdf?locale=${locale}`);
  const { status, headers, text } = await paper('fr');
  expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  expect((await paper('de')).status).toBe(400);
  const textFor = async (rights: Right[], language: 'en' | 'fr') => {
    const who = { staff_id: '', store_id: services.store.id, role: 'STAFF', rights, location_id: north };
    return readPdf(await renderPurchaseOrder(at.scope, who, order, language)).text;
  };
  const [withCosts, without] = [await textFor(['VIEW_COST'], 'en'), await textFor([], 'fr')];
  const words = ['Purchase order', 'Northern Parts', 'NP-9', 'Screen for the paper', '$37.02'];
  expect(words.filter((one) => !withCosts.includes(one))).toEqual([]);
  expect(without).toContain('Bon de commande');
  expect(without).not.toContain('37,02');
  const there = await create([], { location_id: south });
  expect((await services.ask('STAFF', 'GET', `purchaseOrders/${there.id}/order.pdf`)).status).toBe(403);
});

test('orders are restricted to the own location unless staff see all', async () => {
  const item = await at.item();
  const lines = [{ item_id: item, quantity: 1, unit_cost: 1 }];
  const [here, there] = [await create(lines), await create(lines, { location_id: south })];
  const listed = async (role: 'STAFF' | 'STORE_OWNER') =>
    (await services.ask(role, 'GET', `purchaseOrders?filter={"item_id":["${item}"]}`)).json.map(
      ({ id }: PurchaseOrder) => id,
    );
  expect(await listed('STAFF')).toEqual([here.id]);
  expect(new Set(await listed('STORE_OWNER'))).toEqual(new Set([here.id, there.id]));
  const manager = (step: string, { id }: PurchaseOrder) =>
    at.step('STORE_MANAGER', `purchaseOrders/${id}/${step}`);
  expect((await manager('order', there)).status).toBe(403);
  const moved = await services.ask('STORE_MANAGER', 'PUT', `purchaseOrders/${here.id}`, {
    body: { location_id: south },
  });
  expect(moved.status).toBe(403);
  expect((await manager('order', here)).status).toBe(200);
  expect((await at.step('STAFF', `purchaseOrders/${here.id}/cancel`)).status).toBe(403);
});
