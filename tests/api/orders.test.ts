import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { appointmentParts } from '../../server/appointments/parts/tables.ts';
import { items, stock } from '../../server/inventory/tables.ts';
import { locations } from '../../server/locations/tables.ts';
import { balances, entries, transactions } from '../../server/wallet/tables.ts';
import type { Order, OrderLine } from '../../src/schemas/sales/orders.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { addLookups, newBooking, addRepair } from './booking.ts';
import { stockHelpers } from './inventory.ts';
import { addCustomer } from './people.ts';
import { saleLine } from './sales.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let north: number;
/** The customer who owes unpaid completed orders. */
let customer_id: string;
beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
  at = stockHelpers(services);
  [north] = services.store.locationIds as [number];
  customer_id = await addCustomer(services);
});
afterAll(() => services.close());
afterEach(() => {
  vi.useRealTimers();
});

const post = (values: object, role: Role = 'STAFF') =>
  services.ask(role, 'POST', 'orders', { body: { location_id: north, ...values } });
const create = async (
  lines: OrderLine[],
  values: object = {},
  role: Role = 'STORE_MANAGER',
): Promise<Order> => {
  const { status, json, text } = await post({ lines, ...values }, role);
  if (status !== 201) throw new Error(text);
  return json as Order;
};
const errors = ({ json }: { json: { errors: { path: string; code: string; params?: object }[] } }) =>
  json.errors;

const take = (step: string, { id }: Pick<Order, 'id'>, values: object = {}, role: Role = 'STAFF') =>
  at.step(role, `orders/${id}/${step}`, { ...values });
const itemLine = (item_id: string, values: Partial<OrderLine> = {}) =>
  saleLine({ kind: 'ITEM', item_id, unit_price: 1000, ...values });
const promised = async (item_id: string) =>
  (
    await at.scope.select(
      stock,
      { on_hand: stock.on_hand, reserved: stock.reserved },
      { where: eq(stock.item_id, item_id) },
    )
  )[0];
const ledgerOf = async ({ id }: Order) => {
  const of = at.scope.any(transactions, transactions.id, eq(transactions.order_id, id));
  const { account, amount } = entries;
  const rows = await at.scope.select(
    entries,
    { account, amount },
    { where: eq(entries.transaction_id, of), orderBy: [entries.position] },
  );
  return Object.fromEntries(rows.map((row) => [row.account, row.amount]));
};

test('an order copies the names and prices of its items, and its total is the sum of its lines', async () => {
  const screen = await at.item({ name: 'Screen', price: 12_999 });
  await at.shelve(screen, north, 3);
  const order = await create([
    saleLine({ kind: 'ITEM', item_id: screen, name: '?', quantity: 2, unit_price: 12_999 }),
    saleLine(),
  ]);
  expect(order).toMatchObject({
    order_no: 1,
    order_status: 'PENDING',
    payment_status: 'UNPAID',
    subtotal: 26_998,
    gst_hst: 3510,
    total: 30_508,
    due: 30_508,
    lines: [{ name: 'Screen', list_price: 12_999, amount: 25_998, total: 29_378 }, { name: 'Cleaning' }],
    vendor_id: services.store.staff.STORE_MANAGER.id,
    vendor: { name: 'STORE_MANAGER first' },
  });
  const { json } = await services.ask('STAFF', 'GET', `orders/${order.id}`);
  expect(json).toEqual(order);
  const id = randomUUID();
  const again = await Promise.all([1, 2, 3].map(() => create([saleLine()], { id })));
  expect(new Set(again.map(({ order_no }) => order_no))).toEqual(new Set([2]));
  expect(errors(await post({ lines: [saleLine({ unit_price: -1 })] }))).toMatchObject([
    { path: '/lines/0/unit_price', code: 'minimum' },
  ]);
});

test('stock is reserved, follows the lines, and is issued when the order is completed, as the ledger records', async () => {
  const [item, phone] = [
    await at.item({ price: 1000 }),
    await at.item({ price: 50_000, is_serialized: true }),
  ];
  await at.shelve(item, north, 5);
  await at.shelve(phone, north, 1, ['490154203237518']);
  const order = await create([itemLine(item, { quantity: 4 }), itemLine(phone, { unit_price: 50_000 })], {
    shipping_fee: 999,
    customer_id,
  });
  expect(await promised(item)).toEqual({ on_hand: 5, reserved: 4 });
  expect(errors(await post({ lines: [itemLine(item, { quantity: 2 })] }))).toMatchObject([
    { path: '/lines/0/quantity', code: 'stock_promised', params: { free: 1 } },
  ]);
  const fewer = order.lines.map((line) => (line.item_id === item ? { ...line, quantity: 3 } : line));
  const put = (body: object) => services.ask('STAFF', 'PUT', `orders/${order.id}`, { body });
  const changed = (await put({ lines: fewer })).json;
  expect(changed).toMatchObject({ subtotal: 53_000, order_no: order.order_no });
  expect(changed.lines.map(({ id }: OrderLine) => id)).toEqual(order.lines.map(({ id }) => id));
  expect(await promised(item)).toEqual({ on_hand: 5, reserved: 3 });
  expect((await put({ location_id: services.store.locationIds[1] })).status).toBe(422);

  expect((await take('process', order)).json).toMatchObject({ order_status: 'PROCESSING' });
  expect(errors(await take('complete', order))).toMatchObject([
    { path: '/lines/1/serials', code: 'serials_count' },
  ]);
  const serials = { [order.lines[1]!.id!]: ['49 015420 323751 8'] };
  const completed = await take('complete', order, { serials });
  expect(completed.json).toMatchObject({
    order_status: 'COMPLETED',
    completed_date: expect.any(String),
    lines: [{}, { serials: ['490154203237518'] }],
  });
  const listed = async (serial: string) => {
    const filter = encodeURIComponent(JSON.stringify({ serial }));
    const { json } = await services.ask('STAFF', 'GET', `orders?filter=${filter}`, {});
    return (json as Order[]).map(({ id }) => id);
  };
  expect(await listed('49-015420 3237518')).toEqual([order.id]);
  expect(await listed('4901542032375')).toEqual([]);
  expect(await promised(item)).toEqual({ on_hand: 2, reserved: 0 });
  expect(await at.levels(phone)).toEqual({ [north]: 0 });
  expect(await ledgerOf(order)).toEqual({
    RECEIVABLE: 61_019,
    SALES: -53_000,
    SHIPPING: -999,
    TAX_GST_HST: -7020,
  });
  expect((await put({ note: 'late' })).status).toBe(403);
  expect(errors(await take('cancel', order))).toMatchObject([{ path: '/order_status', code: 'past_step' }]);
});

test('a cancelled order releases its stock and leaves no ledger entry', async () => {
  const item = await at.item({ price: 1000 });
  await at.shelve(item, north, 2);
  for (const step of ['cancel', 'reject']) {
    const order = await create([itemLine(item, { quantity: 2 })]);
    await take('hold', order);
    expect((await take(step, order)).status).toBe(200);
    expect(await promised(item)).toEqual({ on_hand: 2, reserved: 0 });
    expect(await ledgerOf(order)).toEqual({});
  }
});

test('the item search finds by name, code or serial number, with the stock available at the location', async () => {
  const cable = await at.item({ name: 'Blue cable', sku: 'CBL-7', price: 900, wholesale_price: 700 });
  const phone = await at.item({ name: 'Blue phone', is_serialized: true, price: 50_000 });
  await at.shelve(cable, north, 3);
  await at.reserve(cable, north, 1);
  await at.shelve(phone, north, 1, ['356938035643809']);
  const repair = await addRepair(services, { title: 'Blue battery' });
  const addons = [{ name: 'Blue case', price: 12.5 }];
  await services.ask('STORE_OWNER', 'POST', '/dc/addon', { body: addons });
  const find = async (search: string, location = north) =>
    (await services.ask('STAFF', 'GET', `orders/sellable?search=${search}&location_id=${location}`)).json;
  expect(await find('blue')).toMatchObject([
    { kind: 'REPAIR', id: repair, name: 'Blue battery', device: 'Phone', price: 9950, free: null },
    { kind: 'ITEM', id: cable, price: 900, wholesale_price: 700, free: 2, serial: null, is_code: false },
    { kind: 'ITEM', id: phone, free: 1, is_serialized: true, item_kind: 'PART' },
    { kind: 'ADDON', name: 'Blue case', price: 1250 },
  ]);
  expect(await find('phone%20battery')).toMatchObject([{ kind: 'REPAIR', id: repair }]);
  expect(await find('cbl-7')).toMatchObject([{ id: cable, is_code: true }]);
  expect(await find('35-693803-564380-9')).toMatchObject([
    { id: phone, serial: '356938035643809', is_code: true },
  ]);
  expect(await find('%25')).toEqual([]);
  const south = services.store.locationIds[1]!;
  expect((await services.ask('STAFF', 'GET', `orders/sellable?search=a&location_id=${south}`)).status).toBe(
    403,
  );
});

test('an appointment becomes an order once, with its repairs as booked and the parts used', async () => {
  const repair = await addRepair(services);
  const quote = await services.ask('STORE_OWNER', 'POST', `repair/location/${north}/appointment`, {
    body: { ...newBooking(repair), type: 'QUOTE' },
  });
  const { json: booking } = await services.ask(
    'STORE_OWNER',
    'POST',
    `repair/location/${north}/appointment`,
    { body: { ...newBooking(repair), quote_id: quote.json.id } },
  );
  const part = await at.item({ name: 'Panel', price: 4000 });
  await at.scope.insert(appointmentParts, [
    { appointment_id: booking.id, item_id: part, location_id: north, needed: 2, used: 2 },
  ]);
  await services.ask('STORE_OWNER', 'PUT', `/dc/en/store/${services.store.id}/repair`, {
    body: { id: repair, cost: 120 },
  });
  const { json: proposed } = await services.ask('STAFF', 'GET', `orders/fromAppointment/${booking.id}`);
  expect(proposed).toMatchObject({
    appointment_id: booking.id,
    quote_id: quote.json.id,
    customer_id: booking.customer_id,
    customer_first_name: 'Ada',
    lines: [
      { kind: 'REPAIR', repair_id: repair, name: 'Phone – Screen', unit_price: 9950, warranty: -1 },
      { kind: 'PART', item_id: part, quantity: 2, unit_price: 0 },
    ],
  });
  const { quote_id: _, ...body } = proposed;
  const both = await Promise.all([post(body), post(body)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 422]));
  expect(errors(both.find(({ status }) => status === 422)!)).toMatchObject([
    { path: '/appointment_id', code: 'unique' },
  ]);
  const order = both.find(({ status }) => status === 201)!.json as Order;
  expect(order).toMatchObject({ quote_id: quote.json.id, subtotal: 9950, customer_id: booking.customer_id });
  const linked = async (id: string) =>
    (await services.ask('STAFF', 'GET', `repair/appointment/${id}`)).json.order_id;
  expect([await linked(booking.id), await linked(quote.json.id)]).toEqual([order.id, order.id]);
  const again = await services.ask('STAFF', 'GET', `orders/fromAppointment/${booking.id}`);
  expect(errors(again)).toMatchObject([{ code: 'unique', params: { order_id: order.id } }]);
  await take('cancel', order);
  expect(await linked(booking.id)).toBeNull();
  expect((await post(body)).status).toBe(201);
});

test('the technician of an appointment starts its work or is assigned; the order suggests them', async () => {
  const repair = await addRepair(services);
  const path = `repair/location/${north}/appointment`;
  const { staff } = services.store;
  const { json: booking } = await services.ask('STORE_OWNER', 'POST', path, { body: newBooking(repair) });
  const put = async (values: object) =>
    (await services.ask('STORE_MANAGER', 'PUT', path, { body: { id: booking.id, ...values } })).json;
  const proposed = async () =>
    (await services.ask('STAFF', 'GET', `orders/fromAppointment/${booking.id}`)).json as {
      lines: { staff_id: string | null }[];
    };
  expect(booking.technician_id).toBeNull();
  expect((await proposed()).lines).toMatchObject([{ staff_id: null }]);
  expect(await put({ status: 'IN_PROGRESS' })).toMatchObject({
    technician_id: staff.STORE_MANAGER.id,
    technician: { id: staff.STORE_MANAGER.id, name: expect.any(String) as string },
  });
  expect(await put({ technician_id: staff.STAFF.id })).toMatchObject({ technician_id: staff.STAFF.id });
  expect(await put({ status: 'COMPLETED' })).toMatchObject({ technician_id: staff.STAFF.id });
  expect((await put({ technician_id: randomUUID() })).errors).toMatchObject([
    { path: '/technician_id', code: 'reference' },
  ]);
  expect((await proposed()).lines).toMatchObject([{ staff_id: staff.STAFF.id }]);
});

test('a bulk step applies once to each order that allows it, and the statuses are counted in one request', async () => {
  const note = randomUUID();
  const owed = () => create([saleLine()], { customer_id });
  const all = [await owed(), await owed(), await owed()];
  await take('cancel', all[1]!);
  const missing = randomUUID();
  const body = {
    step: 'complete',
    ids: [...all.map(({ id }) => id), missing],
    key: note,
    values: {},
  };
  const many = () => services.ask('STAFF', 'POST', 'orders/steps', { body });
  const expected = [
    { id: all[0]!.id, status: 'updated' },
    { id: all[1]!.id, status: 'invalid', errors: [{ code: 'past_step', params: { state: 'CANCELLED' } }] },
    { id: all[2]!.id, status: 'updated' },
    { id: missing, status: 'missing' },
  ];
  expect((await many()).json.data).toMatchObject(expected);
  expect((await many()).json.data).toMatchObject(expected);
  const wrong = await services.ask('STAFF', 'POST', 'orders/steps', { body: { ...body, values: { a: 1 } } });
  expect(errors(wrong)).toMatchObject([{ path: '/values/a', code: 'unknown' }]);
  const no = { ...body, key: randomUUID(), step: 'unpay', ids: [all[0]!.id] };
  expect((await services.ask('STAFF', 'POST', 'orders/steps', { body: no })).json.data).toMatchObject([
    { status: 'invalid', errors: [{ code: 'not_allowed' }] },
  ]);
  const count = async (query: string) =>
    (await services.ask('STAFF', 'GET', `orders/counts?${query}`)).json as Record<string, number>;
  const counts = await count('');
  expect(counts['']).toBe(
    Object.entries(counts).reduce((sum, [status, one]) => (status ? sum + one : sum), 0),
  );
  expect(await count(`order_no=${all[1]!.order_no}`)).toMatchObject({ CANCELLED: expect.any(Number) });
});

test('an order is found by a part of its number', async () => {
  let last = 0;
  while (last < 12) last = (await create([saleLine()])).order_no;
  const number = String(last);
  const found = async (order_no: string) => {
    const filter = encodeURIComponent(JSON.stringify({ order_no }));
    const { json } = await services.ask('STAFF', 'GET', `orders?filter=${filter}&range=[0,999]`);
    return (json as { order_no: number }[]).map((one) => String(one.order_no));
  };
  for (const part of [number, `#${number}`, number.slice(1), number.slice(0, -1)]) {
    const all = await found(part);
    expect(all).toContain(number);
    expect(all.every((one) => one.includes(part.replace('#', '')))).toBe(true);
  }
  expect(await found('x')).toEqual([]);
});

test('changing a price requires the right and a reason, and an agreed price is kept', async () => {
  const item = await at.item({ price: 1000, wholesale_price: 800 });
  await at.shelve(item, north, 50);
  const errorsOf = async (values: object, role?: Role) =>
    (errors(await post(values, role)) ?? []).map(({ path, code }) => `${path} ${code}`);
  const cheap = itemLine(item, { unit_price: 900 });
  expect(await errorsOf({ lines: [cheap] })).toEqual(['/lines/0/unit_price price_changed']);
  expect(await errorsOf({ lines: [itemLine(item, { discount: 1 })], discount: 1 })).toEqual([
    '/lines/0/discount discount_right',
    '/discount discount_right',
  ]);
  expect(await errorsOf({ lines: [cheap] }, 'STORE_MANAGER')).toEqual(['/lines/0/price_reason price_reason']);
  const wrong = itemLine(item, { discount_kind: 'PERCENT', discount: 10_050 });
  expect(await errorsOf({ lines: [wrong], discount: 1001 }, 'STORE_MANAGER')).toEqual([
    '/lines/0/discount discount_over',
    '/discount discount_over',
  ]);
  expect(await errorsOf({ lines: [saleLine({ kind: 'GIFT' })] })).toEqual(['/customer_id required']);
  expect(await errorsOf({ lines: [saleLine({ kind: 'PART', item_id: item, unit_price: 0 })] })).toEqual([
    '/lines/0/item_id reference',
  ]);
  expect(await errorsOf({ lines: [saleLine({ quantity: -1 })] })).toEqual(['/lines/0/quantity minimum']);
  expect(await errorsOf({ lines: [] })).toEqual(['/lines minItems']);
  expect(await errorsOf({ lines: [saleLine({ warranty: 3_000_000_000, warranty_unit: 'DAY' })] })).toEqual([
    '/lines/0/warranty maximum',
  ]);
  const wholesale = { lines: [itemLine(item, { unit_price: 800 })], apply_wholesale: true };
  expect(await errorsOf({ ...wholesale, tax_class: 'EXEMPT' })).toEqual([
    '/apply_wholesale price_right',
    '/tax_class price_right',
  ]);
  expect((await create(wholesale.lines, wholesale)).total).toBe(904);
  expect(await errorsOf({ lines: [saleLine()] })).toEqual(['/lines/0/unit_price price_right']);

  const agreed = { ...cheap, price_reason: 'Scratched' };
  const order = await create([agreed], {}, 'STORE_MANAGER');
  await at.scope.update(items, { price: 1200 }, eq(items.id, item));
  const put = (body: object, role: Role = 'STAFF') =>
    services.ask(role, 'PUT', `orders/${order.id}`, { body });
  const more = order.lines.map((line) => ({ ...line, quantity: 2 }));
  expect(errors(await put({ lines: more }))).toMatchObject([
    { path: '/lines/0/quantity', code: 'quantity_right', params: { limit: 1 } },
  ]);
  expect((await put({ lines: more }, 'STORE_MANAGER')).json).toMatchObject({
    lines: [{ list_price: 1000, unit_price: 900, price_reason: 'Scratched' }],
    subtotal: 1800,
  });
  const added = await put({ lines: [...more, itemLine(item)] });
  expect(errors(added)).toMatchObject([
    { path: '/lines/1/unit_price', code: 'price_changed', params: { price: 1200 } },
  ]);
  expect((await put({ lines: [{ ...more[0], unit_price: 500 }] })).status).toBe(422);
  const typed = await create([saleLine({ discount: 100, quantity: 3 })]);
  const change = (values: object) =>
    services.ask('STAFF', 'PUT', `orders/${typed.id}`, {
      body: { lines: [{ ...typed.lines[0], ...values }] },
    });
  expect((await change({ quantity: 2 })).json).toMatchObject({ subtotal: 2000 });
  expect(errors(await change({ quantity: 3 }))).toMatchObject([{ code: 'quantity_right' }]);
  expect(errors(await change({ quantity: 1, unit_price: 900 }))).toMatchObject([{ code: 'price_right' }]);
});

test('orders are restricted to the own location, and a stale version is rejected', async () => {
  const south = services.store.locationIds[1]!;
  const there = await create([saleLine()], { location_id: south }, 'STORE_OWNER');
  expect((await services.ask('STAFF', 'GET', `orders/${there.id}`)).status).toBe(403);
  expect((await take('complete', there)).status).toBe(403);
  expect((await post({ location_id: south, lines: [saleLine()] })).status).toBe(403);
  const { json, headers } = await services.ask('STORE_OWNER', 'GET', `orders/${there.id}`);
  const save = (note: string) =>
    services.ask('STORE_OWNER', 'PUT', `orders/${there.id}`, {
      body: { ...json, note },
      headers: { 'if-match': String(headers.etag) },
    });
  const saved = await Promise.all(['one', 'two'].map(save));
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200, 412]));
  const { json: history } = await services.ask('STORE_OWNER', 'GET', `orders/${there.id}/history`);
  expect(history.data.map(({ action }: { action: string }) => action)).toEqual(['updated', 'created']);
});

test('an order keeps the taxes of its day, which ends at midnight of its location', async () => {
  const locationId = services.store.locationIds[1]!;
  const halifax = { state: 'NS', timezone: 'America/Halifax' };
  await at.scope.update(locations, halifax, eq(locations.id, locationId));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-04-01T02:30:00Z') });
  const ring = () => create([saleLine()], { location_id: locationId, customer_id }, 'STORE_OWNER');
  const before = await ring();
  expect(before).toMatchObject({ order_date: '2025-03-31', gst_hst: 150 });
  vi.setSystemTime(new Date('2025-04-01T03:30:00Z'));
  expect(await ring()).toMatchObject({ order_date: '2025-04-01', gst_hst: 140 });
  const lines = [...before.lines, saleLine()];
  const later = await services.ask('STORE_OWNER', 'PUT', `orders/${before.id}`, { body: { lines } });
  expect(later.json).toMatchObject({ order_date: '2025-03-31', gst_hst: 300 });
  await take('complete', before, {}, 'STORE_OWNER');
  const [sale] = await at.scope.select(
    transactions,
    { day: transactions.day },
    { where: eq(transactions.order_id, before.id) },
  );
  expect(sale).toEqual({ day: '2025-04-01' });
});

test('fifty concurrent orders for the last twenty items get them once each, and an order is completed once', async () => {
  const item = await at.item({ price: 1000 });
  await at.shelve(item, north, 20);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post({ lines: [itemLine(item)], customer_id })),
  );
  const made = answers.filter(({ status }) => status === 201).map(({ json }) => json as Order);
  expect(made).toHaveLength(20);
  expect(new Set(made.map(({ order_no }) => order_no)).size).toBe(20);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(30);
  expect(await promised(item)).toEqual({ on_hand: 20, reserved: 20 });

  const [one, other] = made as [Order, Order];
  const key = randomUUID();
  const twice = await Promise.all([take('complete', one, { key }), take('complete', one, { key })]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const both = await Promise.all([take('complete', other), take('cancel', other)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { on_hand, reserved } = (await promised(item))!;
  expect([19, 18]).toContain(on_hand);
  expect(reserved).toBe(18);
  expect((await ledgerOf(one)).RECEIVABLE).toBe(1130);
});

test('an order without a customer must be paid before completion; a customer may owe the rest', async () => {
  const order = await create([saleLine()]);
  const refused = { path: '/payment_status', code: 'nobody_owes', params: { due: 1130 } };
  expect(errors(await take('complete', order))).toMatchObject([refused]);
  const body = { step: 'complete', ids: [order.id], key: randomUUID(), values: {} };
  expect((await services.ask('STAFF', 'POST', 'orders/steps', { body })).json.data).toMatchObject([
    { status: 'invalid', errors: [refused] },
  ]);
  await take('pay', order, { method: 'POS', amount: 130 });
  expect(errors(await take('complete', order))).toMatchObject([{ ...refused, params: { due: 1000 } }]);
  await take('pay', order, { method: 'POS' });
  expect((await take('complete', order)).json).toMatchObject({ order_status: 'COMPLETED', due: 0 });

  const owed = await create([saleLine()], { customer_id });
  expect((await take('complete', owed)).json).toMatchObject({ order_status: 'COMPLETED', due: 1130 });
});

test('every term that changes the amount due requires the right to change prices, and is kept as agreed', async () => {
  const body = { lines: [saleLine({ kind: 'GIFT', unit_price: 1000 })], customer_id };
  const terms: [string, unknown][] = [
    ['apply_wholesale', true],
    ['tax_class', 'GST_ONLY'],
    ['include_tax', true],
    ['shipping_fee', 500],
  ];
  const order = await create(body.lines, { customer_id });
  for (const [key, value] of terms) {
    const refused = [{ path: `/${key}`, code: 'price_right' }];
    expect(errors(await post({ ...body, [key]: value }))).toMatchObject(refused);
    const put = await services.ask('STAFF', 'PUT', `orders/${order.id}`, { body: { [key]: value } });
    expect(errors(put)).toMatchObject(refused);
  }
  const agreed = await create(body.lines, { customer_id, ...Object.fromEntries(terms) });
  const kept = await services.ask('STAFF', 'PUT', `orders/${agreed.id}`, { body: { note: 'Later' } });
  expect(kept.json).toMatchObject({ ...Object.fromEntries(terms), note: 'Later', total: agreed.total });
});

test('a gift balance is issued once it is paid, and the order keeps its customer', async () => {
  const [customer, other] = [await addCustomer(services), await addCustomer(services)];
  const gift = saleLine({ kind: 'GIFT', name: 'Gift', unit_price: 5000 });
  const order = await create([gift, saleLine()], { customer_id: customer });
  expect(order).toMatchObject({ customer_first_name: expect.any(String), gst_hst: 130, total: 6130 });
  expect(errors(await take('complete', order))).toMatchObject([{ code: 'gift_unpaid' }]);
  await take('pay', order, { method: 'POS' });
  const put = (body: object) => services.ask('STORE_MANAGER', 'PUT', `orders/${order.id}`, { body });
  expect(errors(await put({ customer_id: other }))).toMatchObject([{ path: '/customer_id', code: 'const' }]);
  expect(errors(await put({ lines: [gift] }))).toMatchObject([{ path: '/lines', code: 'below_paid' }]);
  const [, cleaning] = order.lines;
  const more = await put({ lines: [...order.lines, cleaning] });
  expect(more.json).toMatchObject({ payment_status: 'PARTLY_PAID', due: 1130 });
  expect(new Set(more.json.lines.map(({ id }: OrderLine) => id)).size).toBe(3);
  await take('pay', order, { method: 'POS' });
  const serials = { [cleaning!.id!]: ['of nothing'] };
  expect((await take('complete', order, { serials })).json).toMatchObject({
    payment_status: 'PAID',
    due: 0,
    lines: [{}, { serials: [] }, {}],
  });
  expect(errors(await take('unpay', order, {}, 'STORE_MANAGER'))).toMatchObject([{ code: 'gift_unpaid' }]);
  const { kind, amount } = balances;
  expect(
    await at.scope.select(balances, { kind, amount }, { where: eq(balances.customer_id, customer) }),
  ).toEqual([{ kind: 'GIFT', amount: 5000 }]);
});
