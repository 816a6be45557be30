import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Scope } from '../../server/core/scope.ts';
import { move } from '../../server/inventory/ledger.ts';
import type { StockChange } from '../../server/inventory/stockChange.ts';
import { inventoryRights } from '../../server/inventory/inventoryRights.ts';
import { permissionRecord } from '../../server/staff/permissions.ts';
import type { Right, Role } from '../../src/schemas/rights.ts';
import { notifier } from '../../server/notifications/notify.ts';
import { appointmentParts } from '../../server/appointments/parts/tables.ts';
import { items, stock } from '../../server/inventory/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import { addLookups, newBooking, addRepair } from './booking.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let scope: Scope;
let north: number;
let south: number;

const silent = {
  tell: () => undefined,
  end: () => undefined,
  touch: () => undefined,
  changed: () => undefined,
};
const inventory = { notify: notifier(silent) };

beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
  const { database, store } = services;
  scope = new Scope(database.db, { id: store.id, timezone: 'America/Toronto' });
  [north, south] = store.locationIds as [number, number];
});
afterAll(() => services.close());

const en = () => `/dc/en/store/${services.store.id}`;
const owner = () => services.store.staff.STORE_OWNER.id;

async function addItem(values: Partial<typeof items.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  await scope.insert(items, [{ id, name: `Part ${id}`, sku: id, ...values }]);
  return id;
}

/** Sets the staff member's overrides. */
async function changeRights(added: readonly Right[] = [], removed: readonly Right[] = []): Promise<void> {
  const { database, store } = services;
  const records = (rights: readonly Right[]) => rights.map((right) => permissionRecord(store.id, right));
  await database.db
    .update(staff)
    .set({ permissions: records(added), removed_permissions: records(removed) })
    .where(eq(staff.id, store.staff.STAFF.id));
}

/** Creates a service that needs these quantities of items. */
async function offerWith(...parts: [item_id: string, quantity: number][]): Promise<string> {
  const id = await addRepair(services);
  const body = { id, parts: parts.map(([item_id, quantity]) => ({ item_id, quantity })) };
  const { status, text } = await services.ask('STORE_OWNER', 'PUT', `${en()}/repair`, { body });
  expect(status, text).toBe(200);
  return id;
}

const line = (item_id: string, quantity: number, more: Partial<StockChange> = {}): StockChange => ({
  item_id,
  location_id: north,
  kind: quantity > 0 ? 'RECEIVE' : 'SELL',
  quantity,
  ...more,
});
const step = (...changes: StockChange[]) => move(inventory, scope, owner(), changes);

const at = (location = north) => `repair/location/${location}/appointment`;
const book = async (repair: string, more: object = {}, location = north) => {
  const body = { ...newBooking(repair), ...more };
  const { status, json, text } = await services.ask('STORE_OWNER', 'POST', at(location), { body });
  expect(status, text).toBe(201);
  return json as { id: string; parts_state: string | null };
};
const change = (id: string, values: object) =>
  services.ask('STORE_OWNER', 'PUT', at(), { body: { id, ...values } });
const cancel = (id: string) => services.ask('STORE_OWNER', 'DELETE', `${at()}/${id}`);
const partsOf = async (id: string, role: Role = 'STAFF') =>
  (await services.ask(role, 'GET', `repair/appointment/${id}/parts`)).json;
const numbersOf = async (id: string, role: Role = 'STAFF') => {
  const { parts } = await partsOf(id, role);
  return (parts as Record<string, number>[]).map(({ needed, reserved, used, waiting, missing }) =>
    [needed, reserved, used, waiting, missing].join(' '),
  );
};
const levelOf = async (item_id: string, location_id = north) => {
  const where = and(eq(stock.item_id, item_id), eq(stock.location_id, location_id));
  const [row] = await scope.select(stock, { on_hand: stock.on_hand, reserved: stock.reserved }, { where });
  return row;
};
const notificationsOf = async (type: string, role: 'STAFF' | 'STORE_OWNER' | 'STORE_MANAGER' = 'STAFF') => {
  const reader = services.store.staff[role].id;
  const { json } = await services.ask(role, 'GET', `notifications/user/${reader}?resource_type=${type}`);
  return (json.data as { data: Record<string, unknown> }[]).map(({ data }) => data);
};

test('an appointment that moves to another location releases its parts and reserves those of the new one', async () => {
  const [screen, glue] = [await addItem({ name: 'Screen' }), await addItem({ name: 'Glue' })];
  await step(line(screen, 1), line(glue, 1), line(screen, 1, { location_id: south }));
  const repair = await offerWith([screen, 1], [glue, 1]);
  const { id } = await book(repair);
  const waiting = await book(repair);
  expect(await numbersOf(waiting.id)).toEqual(['1 0 0 1 0', '1 0 0 1 0']);
  const needs = `repair/location/${south}/parts?repair_ids[]=${repair}&appointment_id=${id}`;
  const there = (await services.ask('STORE_OWNER', 'GET', needs)).json.data as { is_there: boolean }[];
  expect(there.map(({ is_there }) => is_there)).toEqual([false, true]);
  const { status, json } = await change(id, { location_id: south });
  expect([status, json.parts_state]).toEqual([200, 'WAITING']);
  expect(await numbersOf(id, 'STORE_OWNER')).toEqual(['1 0 0 1 0', '1 1 0 0 0']);
  expect(await levelOf(screen, south)).toEqual({ on_hand: 1, reserved: 1 });
  // The released part is reserved for the waiting appointment.
  expect(await numbersOf(waiting.id)).toEqual(['1 1 0 0 0', '1 1 0 0 0']);
  expect(await levelOf(glue)).toEqual({ on_hand: 1, reserved: 1 });
});

describe('the parts of a service', () => {
  test('are returned with names, kept when omitted from an update, and recorded in the history', async () => {
    const [screen, glue] = [await addItem({ name: 'Screen' }), await addItem({ name: 'Glue' })];
    const id = await offerWith([screen, 1], [glue, 2]);
    const url = `${en()}/repair/${id}`;
    const parts = [
      { item_id: glue, item: { id: glue, name: 'Glue' }, quantity: 2 },
      { item_id: screen, item: { id: screen, name: 'Screen' }, quantity: 1 },
    ];
    const found = await services.ask('STAFF', 'GET', url);
    expect(found.json.parts).toEqual(parts);
    await services.ask('STORE_OWNER', 'PUT', `${en()}/repair`, { body: { id, title: 'Other' } });
    const batch = await services.ask('STORE_OWNER', 'PUT', `${en()}/repair/batch`, {
      body: [
        { id, cost: 5, modified_date: (await services.ask('STAFF', 'GET', url)).json.modified_date },
        { id, parts: [] },
      ],
    });
    expect(batch.json.data.map(({ status }: { status: string }) => status)).toEqual(['updated', 'invalid']);
    const { json } = await services.ask('STAFF', 'GET', url);
    expect(json).toMatchObject({ title: 'Other', cost: 5, parts });
    await services.ask('STORE_OWNER', 'PUT', `${en()}/repair`, { body: { id, parts: parts.slice(1) } });
    const history = await services.ask('STAFF', 'GET', `${url}/history`);
    expect(history.json.data[0].changes).toEqual([{ field: 'parts', old: parts.slice(0, 1), new: [] }]);
  });

  test('are created once with a service for several devices', async () => {
    const item_id = await addItem();
    const { product_id } = (await services.ask('STAFF', 'GET', `${en()}/repair/${await addRepair(services)}`))
      .json;
    const ids = [randomUUID(), randomUUID()];
    const body = ids.map((id) => ({
      id,
      product_id,
      title: 'Back',
      duration: '1 h',
      parts: [{ item_id, quantity: 3 }],
    }));
    for (const status of ['created', 'unchanged']) {
      const { json } = await services.ask('STORE_OWNER', 'POST', `${en()}/repair/batch`, { body });
      expect(json.data.map((one: { status: string }) => one.status)).toEqual([status, status]);
    }
    const { json } = await services.ask('STAFF', 'GET', `${en()}/repair/${ids[1]}`);
    expect(json.parts).toMatchObject([{ item_id, quantity: 3 }]);
    const others = [randomUUID(), item_id].map((part) => ({
      ...body[0],
      id: randomUUID(),
      title: part,
      parts: [{ item_id: part, quantity: 1 }],
    }));
    const mixed = await services.ask('STORE_OWNER', 'POST', `${en()}/repair/batch`, { body: others });
    expect(mixed.json.data).toMatchObject([
      { status: 'invalid', errors: [{ path: '/parts/0/item_id', code: 'reference' }] },
      { status: 'created' },
    ]);
  });

  test('are tracked items of the store, listed once each, and editable by staff who see the inventory', async () => {
    const item_id = await addItem();
    const id = await offerWith([item_id, 1]);
    const errorsOf = async (...parts: object[]) => {
      const body = { id, parts };
      return (await services.ask('STORE_OWNER', 'PUT', `${en()}/repair`, { body })).json.errors;
    };
    const at0 = '/parts/0/item_id';
    expect(await errorsOf({ item_id: randomUUID(), quantity: 1 })).toEqual([
      { path: at0, code: 'reference' },
    ]);
    const phone = await addItem({ is_serialized: true });
    expect(await errorsOf({ item_id: phone, quantity: 1 })).toEqual([{ path: at0, code: 'not_counted' }]);
    const retired = await addItem({ is_voided: true });
    expect(await errorsOf({ item_id: retired, quantity: 1 })).toEqual([{ path: at0, code: 'reference' }]);
    const twice = [item_id, item_id.toUpperCase()].map((one) => ({ item_id: one, quantity: 1 }));
    expect(await errorsOf(...twice)).toEqual([{ path: '/parts/1/item_id', code: 'uniqueItems' }]);
    for (const quantity of [0, 100, 1.5, '1'])
      expect(await errorsOf({ item_id, quantity })).toMatchObject([{ path: '/parts/0/quantity' }]);

    await changeRights(['EDIT_SERVICE'], inventoryRights);
    const ask = (parts: object[]) =>
      services.ask('STAFF', 'PUT', `${en()}/repair`, { body: { id, title: randomUUID(), parts } });
    expect((await ask([{ item_id, quantity: 1 }])).status).toBe(200);
    expect((await ask([{ item_id, quantity: 2 }])).status).toBe(403);
    await changeRights();
  });
});

describe('an appointment', () => {
  test('reserves available parts, waits for others, uses them on completion, and gets them back when reopened', async () => {
    const item = await addItem();
    const repair = await offerWith([item, 3]);
    await step(line(item, 2));
    const { id, parts_state } = await book(repair);
    expect(parts_state).toBe('WAITING');
    expect(await numbersOf(id)).toEqual(['3 2 0 1 0']);
    expect(await levelOf(item)).toEqual({ on_hand: 2, reserved: 2 });
    await step(line(item, 5));
    expect(await numbersOf(id)).toEqual(['3 3 0 0 0']);
    const done = await change(id, { status: 'COMPLETED' });
    expect(done.json.parts_state).toBe('USED');
    expect(await numbersOf(id)).toEqual(['3 0 3 0 0']);
    expect(await levelOf(item)).toEqual({ on_hand: 4, reserved: 0 });
    await change(id, { status: 'IN_PROGRESS' });
    expect(await numbersOf(id)).toEqual(['3 3 0 0 0']);
    expect(await levelOf(item)).toEqual({ on_hand: 7, reserved: 3 });
    await change(id, { status: 'COMPLETED' });
    await cancel(id);
    expect(await levelOf(item)).toEqual({ on_hand: 7, reserved: 0 });
    const { movements } = await partsOf(id);
    expect(movements.map(({ kind, count, by }: Record<string, unknown>) => [kind, count, by])).toEqual(
      ['RESERVE 2', 'RESERVE 1', 'USE 3', 'RETURN 3', 'USE 3', 'RETURN 3'].map((one) => {
        const [kind, count] = one.split(' ');
        return [kind, Number(count), 'STORE_OWNER first'];
      }),
    );
    const [notification] = await notificationsOf('REPAIR_APPOINTMENT_CANCELLATION');
    expect(notification).toMatchObject({
      by: 'STORE_OWNER first',
      parts: expect.stringMatching(/^3 × Part/),
    });
  });

  test('reports missing parts on completion and takes those that have arrived by then', async () => {
    const [some, none] = [await addItem(), await addItem()];
    const { id } = await book(await offerWith([some, 2], [none, 1]));
    const other = await book(await offerWith([some, 1]));
    await cancel(other.id);
    await step(line(some, 1, { location_id: south }));
    const done = await change(id, { status: 'COMPLETED' });
    expect(done.json.parts_state).toBe('MISSING');
    expect((await numbersOf(id)).toSorted()).toEqual(['1 0 0 0 1', '2 0 0 0 2']);
    await step(line(some, 5), line(none, 5));
    expect((await numbersOf(id)).toSorted()).toEqual(['1 0 0 0 1', '2 0 0 0 2']);
    await change(id, { status: 'NOT_STARTED' });
    expect((await numbersOf(id)).toSorted()).toEqual(['1 1 0 0 0', '2 2 0 0 0']);
  });

  test('that is a quote reserves nothing until it is converted', async () => {
    const item = await addItem();
    const repair = await offerWith([item, 1]);
    await step(line(item, 1));
    const quote = await book(repair, { type: 'QUOTE' });
    expect(quote.parts_state).toBeNull();
    expect(await levelOf(item)).toEqual({ on_hand: 1, reserved: 0 });
    const { id } = await book(repair, { quote_id: quote.id });
    expect(await numbersOf(id)).toEqual(['1 1 0 0 0']);
  });

  test('follows its repairs, and released parts go to the appointment that has waited longest', async () => {
    const [item, other] = [await addItem(), await addItem()];
    const [repair, another] = [await offerWith([item, 2]), await offerWith([other, 1])];
    await step(line(item, 2));
    const first = await book(repair);
    const [second, third] = [await book(repair), await book(repair)];
    await change(first.id, { repairs: newBooking(another).repairs });
    expect(await numbersOf(first.id)).toEqual(['1 0 0 1 0']);
    expect(await numbersOf(second.id)).toEqual(['2 2 0 0 0']);
    await cancel(second.id);
    expect(await numbersOf(second.id)).toEqual([]);
    expect(await numbersOf(third.id)).toEqual(['2 2 0 0 0']);
    await change(third.id, { repairs: [...newBooking(repair).repairs, ...newBooking(repair).repairs] });
    expect(await numbersOf(third.id)).toEqual(['4 2 0 2 0']);
    expect(await levelOf(item)).toEqual({ on_hand: 2, reserved: 2 });
    await change(third.id, { customer_note: 'Nothing of parts' });
    expect(await numbersOf(third.id)).toEqual(['4 2 0 2 0']);
  });

  test('keeps the last part however many appointments are made concurrently', async () => {
    const [item, other] = [await addItem(), await addItem()];
    const repair = await offerWith([item, 1], [other, 1]);
    const reverse = await offerWith([other, 1], [item, 1]);
    await step(line(item, 3), line(other, 3));
    const made = await Promise.all(Array.from({ length: 8 }, (_, n) => book(n % 2 ? repair : reverse)));
    const states = (await Promise.all(made.map(({ id }) => numbersOf(id)))).map((one) => one.join());
    expect(states.filter((one) => one === '1 1 0 0 0,1 1 0 0 0')).toHaveLength(3);
    expect(states.filter((one) => one === '1 0 0 1 0,1 0 0 1 0')).toHaveLength(5);
    const receive = Array.from({ length: 4 }, () => step(line(item, 1), line(other, 1)));
    await Promise.all([...made.slice(0, 4).map(({ id }) => cancel(id)), ...receive]);
    expect(await levelOf(item)).toEqual({ on_hand: 7, reserved: 4 });
    expect(await levelOf(other)).toEqual({ on_hand: 7, reserved: 4 });
    const rows = await scope.select(
      appointmentParts,
      { reserved: appointmentParts.reserved },
      { where: eq(appointmentParts.item_id, item) },
    );
    expect(rows.map(({ reserved }) => reserved)).toEqual([1, 1, 1, 1]);
  });

  test('keeps its reserved parts until a stock count finds fewer; then the newest appointment waits', async () => {
    const item = await addItem();
    const repair = await offerWith([item, 1]);
    await step(line(item, 2));
    const [first, second] = [await book(repair), await book(repair)];
    await expect(step(line(item, -1))).rejects.toMatchObject({ errors: [{ code: 'stock_promised' }] });
    const asked = (path: string, body: object) => services.ask('STORE_OWNER', 'POST', path, { body });
    const count = (await asked('stockCounts', { location_id: north })).json.id as string;
    const counted = { key: randomUUID(), counted_date: new Date().toISOString(), mode: 'SET', quantity: 1 };
    await asked(`stockCounts/${count}/entries`, { entries: [{ ...counted, item_id: item }] });
    const applied = await asked(`stockCounts/${count}/apply`, { key: randomUUID(), rest_as_zero: false });
    expect(applied.status, applied.text).toBe(200);
    expect(await levelOf(item)).toEqual({ on_hand: 1, reserved: 1 });
    expect([await numbersOf(first.id), await numbersOf(second.id)]).toEqual([['1 1 0 0 0'], ['1 0 0 1 0']]);
    expect(await notificationsOf('PART_MISSING')).toMatchObject([{ id: second.id, event: 'taken' }]);
  });

  test.each([
    ['known by id', ''],
    ['known by email alone', ', customer_id = null'],
  ])('of an erased customer keeps no parts: %s', async (_, withoutId) => {
    const item = await addItem();
    const repair = await offerWith([item, 1]);
    await step(line(item, 1));
    const customer_email = `${randomUUID()}@customers.example`;
    const { id } = await book(repair, { customer_email });
    const { customer_id } = (await services.ask('STORE_OWNER', 'GET', `repair/appointment/${id}`)).json;
    await services.database.db.execute(
      `update appointments set selected_date = '2020-01-01'${withoutId} where id = '${id}'`,
    );
    const path = `customer/${customer_id}/forget`;
    const forgotten = await services.ask('STORE_OWNER', 'POST', path, { body: { email: customer_email } });
    expect(forgotten.status, forgotten.text).toBe(200);
    expect(await levelOf(item)).toEqual({ on_hand: 1, reserved: 0 });
  });
});

describe('staff are notified', () => {
  test('that a part arrived for an appointment, but not by whom', async () => {
    const item = await addItem({ name: 'Rare screen' });
    const { id } = await book(await offerWith([item, 1]));
    await step(line(item, 1));
    const expected = {
      subject: 'APPOINTMENT',
      event: 'arrived',
      id,
      customer: 'Ada Berg',
      device: 'Rare screen',
    };
    expect(await notificationsOf('PART_ARRIVED')).toContainEqual(expect.objectContaining(expected));
    const own = (await notificationsOf('PART_ARRIVED', 'STORE_OWNER')).map((one) => one.id);
    expect(own).not.toContain(id);
  });

  test('once when an item falls below its reorder point or the location’s, if they see the inventory', async () => {
    const item = await addItem({ name: 'Cable', low_stock: 2 });
    await step(line(item, 5));
    const low = async (role: 'STORE_MANAGER' | 'STAFF') =>
      (await notificationsOf('STOCK_LOW', role)).filter(({ id }) => id === item).map(({ count }) => count);
    await step(line(item, -2));
    expect(await low('STORE_MANAGER')).toEqual([]);
    await step(line(item, -1));
    await step(line(item, -1));
    expect(await low('STORE_MANAGER')).toEqual([2]);
    await step(line(item, 4));
    await scope.update(stock, { low_stock: 4 }, eq(stock.item_id, item));
    await book(await offerWith([item, 1]));
    expect(await low('STORE_MANAGER')).toEqual([4, 2]);
  });

  test('once when many fall below it together', async () => {
    const many = await Promise.all(Array.from({ length: 5 }, () => addItem({ low_stock: 1 })));
    await step(...many.map((one) => line(one, 2)));
    await step(...many.map((one) => line(one, -1)));
    const low = (await notificationsOf('STOCK_LOW', 'STORE_MANAGER')).filter(({ id }) =>
      many.includes(String(id)),
    );
    expect(low).toMatchObject([{ event: 'several_low', others: 4 }]);
  });

  test('at the destination of a transfer when it is sent', async () => {
    const item_id = await addItem({ name: 'Hinge' });
    await step(line(item_id, 1, { location_id: south }));
    const ends = { from_location_id: south, to_location_id: north };
    const body = { ...ends, lines: [{ item_id, quantity: 1 }] };
    const { json } = await services.ask('STORE_OWNER', 'POST', 'transfers', { body });
    const key = { body: { key: randomUUID() } };
    const sent = await services.ask('STORE_OWNER', 'POST', `transfers/${json.id}/send`, key);
    expect(sent.status, sent.text).toBe(200);
    const expected = {
      subject: 'TRANSFER',
      id: json.id,
      event: 'sent',
      customer: 'South → North',
      device: 'Hinge',
    };
    expect(await notificationsOf('TRANSFER_SENT')).toMatchObject([{ ...expected, count: json.number }]);
  });
});

test('availability is visible to staff who book, quantities to staff who see the inventory, both by location', async () => {
  const [there, gone] = [await addItem({ name: 'A' }), await addItem({ name: 'B' })];
  const repair = await offerWith([there, 1], [gone, 1]);
  await step(line(there, 2));
  const url = (location: number, more = '') =>
    `repair/location/${location}/parts?repair_ids=${repair}${more}`;
  const needs = await services.ask('STORE_OWNER', 'GET', url(north));
  expect(needs.json.data).toEqual([
    { item: { id: there, name: 'A' }, needed: 1, is_there: true, free: 2 },
    { item: { id: gone, name: 'B' }, needed: 1, is_there: false, free: 0 },
  ]);
  await changeRights([], inventoryRights);
  const blind = await services.ask('STAFF', 'GET', url(north));
  expect(blind.json.data[0]).toEqual({ item: { id: there, name: 'A' }, needed: 1, is_there: true });
  await changeRights();
  expect((await services.ask('STAFF', 'GET', url(south))).status).toBe(403);

  await step(line(there, -1));
  const { id } = await book(repair);
  const own = await services.ask('STORE_OWNER', 'GET', url(north, `&appointment_id=${id}`));
  expect(own.json.data[0]).toMatchObject({ is_there: true, free: 1 });
  expect((await services.ask('STORE_OWNER', 'GET', url(north))).json.data[0].is_there).toBe(false);

  const waiting = await services.ask('STORE_OWNER', 'GET', `items/${gone}/bookings`);
  expect(waiting.json.data).toMatchObject([{ appointment_id: id, needed: 1, reserved: 0, waiting: 1 }]);
  const { other } = services;
  const stranger = (path: string) =>
    services.ask('STORE_OWNER', 'GET', `/dc/store/${other.id}/${path}`, { store: other });
  expect((await stranger(`repair/appointment/${id}/parts`)).status).toBe(404);
  expect((await stranger(`items/${gone}/bookings`)).status).toBe(404);
  expect((await stranger(url(other.locationIds[0] ?? 0))).json.data).toEqual([]);
});
