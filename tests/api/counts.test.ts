import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { move } from '../../server/inventory/ledger.ts';
import type {
  CountEntry,
  CountLine,
  CountSheet,
  StockCount,
} from '../../src/schemas/inventory/stockCounts.ts';
import { countDifference } from '../../src/schemas/inventory/tally.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { stockHelpers } from './inventory.ts';
import { createOrder, saleLine } from './sales.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let locationId: number;
beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
});
afterAll(() => services.close());

/** A new location for each test, since only one count of a kind can be open at a location. */
async function newLocation(): Promise<number> {
  const { locations } = await import('../support/tables.ts');
  const [row] = await services.database.db
    .insert(locations)
    .values({
      store_id: services.store.id,
      location_name: randomUUID(),
      email: 'a@first.example',
      country: 'CA',
      state: 'ON',
      city: 'Ottawa',
      postcode: 'K1A 0A1',
      address_1: '1 Main Street',
      timezone: 'America/Toronto',
    })
    .returning({ id: locations.id });
  return row!.id;
}

const start = (values: object = {}, role: Role = 'STORE_OWNER') =>
  services.ask(role, 'POST', 'stockCounts', { body: { location_id: locationId, ...values } });
const begin = async (values: object = {}): Promise<StockCount> => {
  const { status, json, text } = await start(values);
  if (status !== 201) throw new Error(text);
  return json as StockCount;
};
const entry = (values: Partial<CountEntry>): CountEntry => ({
  key: randomUUID(),
  counted_date: new Date().toISOString(),
  mode: 'ADD',
  quantity: 1,
  ...values,
});
const send = (id: string, entries: CountEntry[], role: Role = 'STORE_OWNER') =>
  services.ask(role, 'POST', `stockCounts/${id}/entries`, { body: { entries } });
const sheetOf = async (id: string): Promise<CountSheet> =>
  (await services.ask('STORE_OWNER', 'GET', `stockCounts/${id}/sheet`)).json as CountSheet;
const lineOf = async (id: string, item: string): Promise<CountLine | undefined> =>
  (await sheetOf(id)).lines.find(({ item_id }) => item_id === item);
const apply = (id: string, values: object = {}) =>
  at.step('STORE_OWNER', `stockCounts/${id}/apply`, { rest_as_zero: false, ...values });
const sell = (item_id: string, quantity: number, serials: string[] = []) =>
  move({ notify: async () => '' }, at.scope, null, [
    { item_id, location_id: locationId, kind: 'SELL', quantity: -quantity, serials },
  ]);
const codes = ({ json }: { json: { errors: { code: string }[] } }) => json.errors.map(({ code }) => code);

describe('a stock count', () => {
  test('covers exactly the selected items, including those without stock', async () => {
    locationId = await newLocation();
    const [one, two, other] = [await at.item(), await at.item(), await at.item()];
    for (const item of [one, two, other]) await at.shelve(item, locationId, 3);
    await sell(two, 3);
    const { id } = await begin({ item_ids: [one, two] });
    expect(new Set((await sheetOf(id)).lines.map(({ item_id }) => item_id))).toEqual(new Set([one, two]));
    const { json } = await send(id, [entry({ item_id: one }), entry({ item_id: other })]);
    expect(json.outcomes.map(({ problem }: { problem: string | null }) => problem)).toEqual([null, 'kind']);
    expect(codes(await start())).toEqual(['count_open']);
    expect(codes(await start({ item_ids: [two, other] }))).toEqual(['count_open']);
    expect((await start({ item_ids: [other] })).status).toBe(201);
    expect(codes(await start({ item_ids: [randomUUID()] }))).toEqual(['reference']);
    expect((await apply(id, { rest_as_zero: true })).json).toMatchObject({ pieces: -2 });
    expect(await at.levels(other)).toEqual({ [locationId]: 3 });
  });

  test('that is blind shows the expected stock only to staff who may apply it', async () => {
    locationId = await newLocation();
    const [part, phone] = [await at.item(), await at.item({ is_serialized: true })];
    await at.shelve(part, locationId, 7);
    await at.shelve(phone, locationId, 1, ['SN-BLIND-1']);
    const { id } = await begin({ is_blind: true });
    await send(id, [entry({ item_id: part, quantity: 5, mode: 'SET' })]);
    expect(await lineOf(id, part)).toMatchObject({ counted: 5, expected: null, snapshot: null });
    expect(await lineOf(id, phone)).toMatchObject({ expected: null, serials: [] });
    const ending = (role: Role) => services.ask(role, 'GET', `stockCounts/${id}/sheet?ending=true`);
    expect((await ending('STAFF')).status).toBe(403);
    const { lines } = (await ending('STORE_OWNER')).json as CountSheet;
    expect(lines.find(({ item_id }) => item_id === part)).toMatchObject({ counted: 5, expected: 7 });
    const put = await services.ask('STORE_OWNER', 'PUT', `stockCounts/${id}`, { body: { is_blind: false } });
    expect(put.status).toBe(403);
    expect((await apply(id)).json).toMatchObject({ state: 'APPLIED', pieces: -2 });
    expect(await lineOf(id, part)).toMatchObject({ expected: 7 });
  });

  test('is applied when the value of its differences is very large', async () => {
    locationId = await newLocation();
    const item = await at.item({ cost: 2_000_000_000 });
    const { id } = await begin();
    await send(id, [entry({ item_id: item, mode: 'SET', quantity: 3 })]);
    expect((await apply(id)).json).toMatchObject({ pieces: 3, value: 6_000_000_000 });
  });

  test('finds items by code, counts each key once, and ignores withdrawn entries', async () => {
    locationId = await newLocation();
    const screen = await at.item({ name: 'Screen', sku: 'Scr-1', barcode: '012345678905', cost: 2500 });
    await at.shelve(screen, locationId, 5);
    const count = await begin();
    const scans = [entry({ code: 'scr-1' }), entry({ code: '0012345678905' }), entry({ code: ' SCR-1 ' })];
    const { json } = await send(count.id, scans);
    expect(json.outcomes).toHaveLength(3);
    expect(json.outcomes[0]).toMatchObject({ problem: null, item_id: screen, name: 'Screen' });
    await send(count.id, scans);
    expect(await lineOf(count.id, screen)).toMatchObject({
      snapshot: 5,
      expected: 5,
      counted: 3,
      cost: 2500,
    });
    await send(count.id, [{ ...scans[1]!, is_undone: true }, entry({ code: 'NOBODY-KNOWS' })]);
    expect(await lineOf(count.id, screen)).toMatchObject({ counted: 2 });
    await send(count.id, [entry({ item_id: screen, mode: 'SET', quantity: 4 }), entry({ code: 'SCR-1' })]);
    const sheet = await sheetOf(count.id);
    expect(sheet.lines).toMatchObject([{ item_id: screen, counted: 5 }]);
    expect(sheet.open).toMatchObject([{ code: 'NOBODY-KNOWS', problem: 'unknown' }]);

    const key = randomUUID();
    await send(count.id, [entry({ item_id: screen, mode: 'SET', quantity: 3 }), entry({})]);
    const applied = await apply(count.id, { key });
    expect(applied.json).toMatchObject({ state: 'APPLIED', pieces: -2, value: -5000 });
    expect((await apply(count.id, { key })).json).toEqual(applied.json);
    expect(codes(await apply(count.id))).toEqual(['past_step']);
    expect(await at.levels(screen)).toEqual({ [locationId]: 3 });
    expect((await send(count.id, scans)).status).toBe(200);
    expect(codes(await send(count.id, [entry({ code: 'SCR-1' })]))).toEqual(['past_step']);
    expect(await lineOf(count.id, screen)).toMatchObject({ expected: 5, counted: 3 });
  });

  test('respects sales and deliveries between counting and applying, and leaves uncounted items unchanged', async () => {
    locationId = await newLocation();
    const [sold, came, untouched] = [await at.item(), await at.item(), await at.item()];
    for (const item of [sold, came, untouched]) await at.shelve(item, locationId, 10);
    const count = await begin();
    await sell(sold, 1);
    await send(count.id, [
      entry({ item_id: sold, mode: 'SET', quantity: 8 }),
      entry({ item_id: came, mode: 'SET', quantity: 10 }),
    ]);
    await sell(sold, 2);
    await at.shelve(came, locationId, 5);
    await sell(untouched, 4);
    expect(await lineOf(count.id, sold)).toMatchObject({ expected: 9, counted: 8 });
    await apply(count.id);
    expect(await Promise.all([sold, came, untouched].map((item) => at.levels(item)))).toEqual([
      { [locationId]: 6 },
      { [locationId]: 15 },
      { [locationId]: 6 },
    ]);
  });

  test('sets the uncounted rest to zero on request, except what arrived since', async () => {
    locationId = await newLocation();
    const [counted, lost, late] = [await at.item(), await at.item(), await at.item()];
    const phone = await at.item({ is_serialized: true });
    for (const item of [counted, lost, late]) await at.shelve(item, locationId, 4);
    await at.shelve(phone, locationId, 1, ['REST-1']);
    const count = await begin();
    await at.shelve(late, locationId, 3);
    await at.shelve(phone, locationId, 1, ['REST-2']);
    await send(count.id, [entry({ item_id: counted, mode: 'SET', quantity: 4 })]);
    expect((await apply(count.id, { rest_as_zero: true })).json).toMatchObject({ pieces: -9 });
    expect(await Promise.all([counted, lost, late, phone].map((item) => at.levels(item)))).toEqual([
      { [locationId]: 4 },
      { [locationId]: 0 },
      { [locationId]: 3 },
      { [locationId]: 1 },
    ]);
  });

  test('counts each serial number once: missing ones are removed, found ones restored, one of elsewhere is reported', async () => {
    locationId = await newLocation();
    const away = await newLocation();
    const phone = await at.item({ name: 'Phone', barcode: 'PHONE-BOX', is_serialized: true });
    await at.shelve(phone, locationId, 3, ['SN-HERE-1', 'SN-HERE-2', 'SN-HERE-3']);
    await at.shelve(phone, away, 1, ['SN-AWAY']);
    await at.shelve(phone, locationId, 1, ['SN-SOLD']);
    await sell(phone, 1, ['SN-SOLD']);
    const count = await begin();
    const first = entry({ code: 'sn here 1' });
    const { json } = await send(count.id, [
      first,
      entry({ code: 'SN-HERE-1' }),
      entry({ code: 'SN-SOLD' }),
      entry({ code: 'SN-AWAY' }),
      entry({ code: 'PHONE-BOX' }),
      entry({ code: 'SN-NEW', item_id: phone }),
      entry({ code: '490154203237519', item_id: phone }),
      entry({ code: 'SN-HERE-3' }),
    ]);
    expect(json.outcomes.map(({ problem }: { problem: string }) => problem)).toEqual([
      null,
      'double',
      null,
      null,
      'serial',
      null,
      'imei',
      null,
    ]);
    await sell(phone, 1, ['SN-HERE-3']);
    await send(count.id, [{ ...first, is_undone: true }]);
    const line = await lineOf(count.id, phone);
    expect(line).toMatchObject({ expected: 2, counted: 3 });
    expect(countDifference(line!)).toBe(1);
    const { open } = await sheetOf(count.id);
    expect(open.map(({ code, problem, location_id }) => [code, problem, location_id])).toEqual([
      ['PHONE-BOX', 'serial', null],
      ['490154203237519', 'imei', null],
      ['SNAWAY', 'elsewhere', away],
    ]);
    expect((await apply(count.id)).json).toMatchObject({ state: 'APPLIED', pieces: 1 });
    expect(await at.levels(phone)).toEqual({ [locationId]: 3, [away]: 1 });
  });

  test('does not correct stock again that was corrected since', async () => {
    locationId = await newLocation();
    const [lost, thrown] = [await at.item(), await at.item()];
    for (const item of [lost, thrown]) await at.shelve(item, locationId, 5);
    const count = await begin();
    await send(count.id, [
      entry({ item_id: lost, mode: 'SET', quantity: 4 }),
      entry({ item_id: thrown, mode: 'SET', quantity: 5 }),
    ]);
    const adjust = (item_id: string, reason: 'LOST' | 'DAMAGED') =>
      move({ notify: async () => '' }, at.scope, null, [
        { item_id, location_id: locationId, kind: 'ADJUST', quantity: -1, reason },
      ]);
    await adjust(lost, 'LOST');
    await adjust(thrown, 'DAMAGED');
    expect((await apply(count.id)).json).toMatchObject({ pieces: 0 });
    expect([await at.levels(lost), await at.levels(thrown)]).toEqual([
      { [locationId]: 4 },
      { [locationId]: 4 },
    ]);
  });

  test('has one kind, and only one open count of a kind is allowed', async () => {
    locationId = await newLocation();
    const [part, device] = [
      await at.item({ sku: 'PART-X' }),
      await at.item({ sku: 'DEVICE-X', kind: 'DEVICE' }),
    ];
    for (const item of [part, device]) await at.shelve(item, locationId, 2);
    const count = await begin({ kind: 'PART' });
    await send(count.id, [entry({ code: 'DEVICE-X' }), entry({ code: 'PART-X' })]);
    const { lines, open } = await sheetOf(count.id);
    expect(lines.map(({ item_id }) => item_id)).toEqual([part]);
    expect(open).toMatchObject([{ code: 'DEVICE-X', problem: 'kind' }]);
    expect(codes(await start())).toEqual(['count_open']);
    expect(codes(await start({ kind: 'PART' }))).toEqual(['count_open']);
    expect((await start({ kind: 'DEVICE' })).status).toBe(201);
    await at.step('STORE_OWNER', `stockCounts/${count.id}/cancel`);
    expect(await at.levels(part)).toEqual({ [locationId]: 2 });
    expect((await start({ kind: 'PART' })).status).toBe(201);
    const moved = await services.ask('STORE_OWNER', 'PUT', `stockCounts/${count.id}`, {
      body: { note: 'x' },
    });
    expect(moved.status).toBe(403);
  });

  test('accepts concurrent entries of several people during sales', async () => {
    locationId = await newLocation();
    const all = await Promise.all(Array.from({ length: 4 }, () => at.item()));
    for (const item of all) await at.shelve(item, locationId, 50);
    const count = await begin();
    const scans = all.flatMap((item_id) => Array.from({ length: 10 }, () => entry({ item_id })));
    const device = (of: number) => scans.filter((_, index) => index % 4 === of);
    await Promise.all([
      ...[0, 1, 2, 3].flatMap((of) => [send(count.id, device(of)), send(count.id, device(of))]),
      ...all.map((item) => sell(item, 1)),
    ]);
    for (const item of all) expect(await lineOf(count.id, item)).toMatchObject({ counted: 10 });
    await send(
      count.id,
      all.map((item_id) => entry({ item_id, mode: 'SET', quantity: 30 })),
    );
    const key = randomUUID();
    const answers = await Promise.all([
      apply(count.id, { key }),
      apply(count.id, { key }),
      apply(count.id),
      ...all.map((item) => sell(item, 2)),
    ]);
    expect(answers.slice(0, 3).map((one) => one?.status)).toEqual(expect.arrayContaining([200, 200]));
    for (const item of all) expect(await at.levels(item)).toEqual({ [locationId]: 28 });
  });

  test('asks for a recount when more were sold than were counted', async () => {
    locationId = await newLocation();
    const item = await at.item({ name: 'Cable' });
    await at.shelve(item, locationId, 5);
    const count = await begin();
    await send(count.id, [entry({ item_id: item, mode: 'SET', quantity: 1 })]);
    await sell(item, 3);
    const { status, json } = await apply(count.id);
    expect(status).toBe(422);
    expect(json.errors).toEqual([{ path: '', code: 'count_again', params: { item: 'Cable' } }]);
    expect(await at.levels(item)).toEqual({ [locationId]: 2 });
  });

  test('reports open orders whose reserved stock is missing, after taking it from waiting appointments', async () => {
    locationId = await newLocation();
    const item = await at.item({ name: 'Cable' });
    await at.shelve(item, locationId, 5);
    const lines = [saleLine({ kind: 'ITEM', item_id: item, quantity: 2 })];
    const ids = [
      await createOrder(services, locationId, { lines }),
      await createOrder(services, locationId, { lines }),
    ];
    const numbers = await Promise.all(
      ids.map(
        async (id) => (await services.ask('STORE_OWNER', 'GET', `orders/${id}`)).json.order_no as number,
      ),
    );
    const count = await begin();
    await send(count.id, [entry({ item_id: item, mode: 'SET', quantity: 3 })]);
    const { status, json } = await apply(count.id);
    expect(status).toBe(422);
    const params = { item: 'Cable', there: 3, promised: 4, orders: numbers.join(', ') };
    expect(json.errors).toEqual([{ path: '', code: 'promised_to_orders', params }]);
    expect(await at.levels(item)).toEqual({ [locationId]: 5 });
    await at.step('STORE_OWNER', `orders/${ids[1]}/cancel`);
    expect((await apply(count.id)).json).toMatchObject({ state: 'APPLIED', pieces: -2 });
  });

  test('is restricted to its location', async () => {
    const [home, away] = services.store.locationIds as [number, number];
    locationId = away;
    const count = await begin();
    expect((await send(count.id, [entry({ code: 'x' })], 'STORE_MANAGER')).status).toBe(403);
    expect((await services.ask('STAFF', 'GET', `stockCounts/${count.id}/sheet`)).status).toBe(403);
    expect((await start({ location_id: away, kind: 'PART' }, 'STORE_MANAGER')).status).toBe(403);
    const { json: own } = await start({ location_id: home }, 'STORE_MANAGER');
    expect((await send(own.id, [entry({ code: 'x' })], 'STORE_MANAGER')).status).toBe(200);
    expect((await send(own.id, [entry({ code: 'x' })], 'STAFF')).status).toBe(403);
  });
});
