import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transfer } from '../../src/schemas/inventory/transfers.ts';
import { stockHelpers } from './inventory.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let north: number;
let south: number;
beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
  [north, south] = services.store.locationIds as [number, number];
});
afterAll(() => services.close());

const create = async (lines: object[], ends: object = {}): Promise<Transfer> => {
  const body = { from_location_id: north, to_location_id: south, lines, ...ends };
  const { status, json, text } = await services.ask('STORE_OWNER', 'POST', 'transfers', { body });
  if (status !== 201) throw new Error(text);
  return json as Transfer;
};
const take = (step: string, { id }: Transfer, values?: object) =>
  at.step('STORE_OWNER', `transfers/${id}/${step}`, { ...values });
const errors = ({ json }: { json: { errors: { path: string; code: string; params?: object }[] } }) =>
  json.errors;

test('a transfer moves stock from one location to the other, by quantity and by serial number', async () => {
  const [screen, phone] = [await at.item(), await at.item({ is_serialized: true })];
  await at.shelve(screen, north, 5);
  await at.shelve(phone, north, 2, ['SN-1001', 'SN-1002']);
  const draft = await create([
    { item_id: screen, quantity: 3 },
    { item_id: phone, quantity: 2, serials: ['sn 1001', 'SN-1002'] },
  ]);
  expect(draft).toMatchObject({
    state: 'DRAFT',
    quantity: 5,
    received: 0,
    from: { id: north, name: 'North' },
  });
  expect(draft.lines[1]).toMatchObject({ serials: ['SN1001', 'SN1002'], item: { is_serialized: true } });
  expect((await create([])).number).toBe(draft.number + 1);

  const { json: sent } = await take('send', draft);
  expect(sent).toMatchObject({ state: 'SENT' });
  expect(await at.levels(screen)).toEqual({ [north]: 2 });

  const arrived = { lines: [{ item_id: phone, quantity: 1, serials: ['SN-1002'] }] };
  const { json: part } = await take('receive', draft, arrived);
  expect(part).toMatchObject({ state: 'PARTLY_RECEIVED', received: 1 });
  expect(part.lines[1]).toMatchObject({ received: 1, received_serials: ['SN1002'] });
  expect(errors(await take('receive', draft, arrived))).toEqual([
    { path: '/lines/0/serials/0', code: 'serial_not_sent', params: { serial: 'SN1002' } },
  ]);
  expect(errors(await take('receive', draft, { lines: [{ item_id: screen, quantity: 4 }] }))).toMatchObject([
    { path: '/lines/0/quantity', code: 'not_on_its_way', params: { missing: 3 } },
  ]);
  const rest = [
    { item_id: screen, quantity: 3 },
    { item_id: phone, quantity: 1, serials: ['sn1001'] },
  ];
  expect((await take('receive', draft, { lines: rest })).json).toMatchObject({
    state: 'RECEIVED',
    received: 5,
  });
  expect(await at.levels(screen)).toEqual({ [north]: 2, [south]: 3 });
  expect(await at.levels(phone)).toEqual({ [north]: 0, [south]: 2 });
  expect(errors(await take('receive', draft, { lines: rest }))).toEqual([
    { path: '/state', code: 'past_step', params: { state: 'RECEIVED' } },
  ]);
  const { json: history } = await services.ask('STORE_OWNER', 'GET', `transfers/${draft.id}/history`);
  expect(
    history.data.flatMap((one: { changes: { field: string; new: unknown }[] }) =>
      one.changes.filter(({ field }) => field === 'state').map((change) => change.new),
    ),
  ).toEqual(['RECEIVED', 'PARTLY_RECEIVED', 'SENT']);
});

test('only available stock is sent, and the error contains the available quantity; an empty transfer is not sent', async () => {
  const item = await at.item({ name: 'Battery' });
  await at.shelve(item, north, 5);
  await at.reserve(item, north, 3);
  const draft = await create([{ item_id: item, quantity: 4 }]);
  expect(errors(await take('send', draft))).toMatchObject([
    { path: '/lines/0/quantity', code: 'stock_promised', params: { item: 'Battery', free: 2 } },
  ]);
  expect(await at.levels(item)).toEqual({ [north]: 5 });
  const empty = await create([]);
  expect(errors(await take('send', empty))).toMatchObject([{ path: '/lines', code: 'minItems' }]);
});

test('errors of a draft are reported at their path, and a stale version is rejected', async () => {
  const [item, voided] = [await at.item(), await at.item({ is_voided: true })];
  const wrong = async (values: object) =>
    errors(
      await services.ask('STORE_OWNER', 'POST', 'transfers', {
        body: { from_location_id: north, to_location_id: south, ...values },
      }),
    ).map(({ path, code }) => `${path} ${code}`);
  expect(await wrong({ to_location_id: north })).toEqual(['/to_location_id goes_elsewhere']);
  expect(await wrong({ to_location_id: 999_999 })).toEqual(['/to_location_id reference']);
  expect(await wrong({ lines: [{ item_id: voided, quantity: 1 }] })).toEqual(['/lines/0/item_id reference']);
  expect(await wrong({ lines: [1, 2].map(() => ({ item_id: item, quantity: 1 })) })).toEqual([
    '/lines/1/item_id line_twice',
  ]);
  expect(await wrong({ lines: [{ item_id: item, quantity: 0 }] })).toEqual(['/lines/0/quantity minimum']);
  expect(await wrong({ lines: [{ item_id: item, quantity: 1, serials: ['A', 'B'] }] })).toEqual([
    '/lines/0/serials serials_more',
  ]);

  const { id } = await create([{ item_id: item, quantity: 1 }]);
  const path = `transfers/${id}`;
  const { headers } = await services.ask('STORE_OWNER', 'GET', path);
  const ifMatch = { 'if-match': headers.etag! };
  const put = (quantity: number) =>
    services.ask('STORE_OWNER', 'PUT', path, {
      body: { lines: [{ item_id: item, quantity }] },
      headers: ifMatch,
    });
  expect((await put(2)).json.lines).toMatchObject([{ quantity: 2 }]);
  expect((await put(3)).status).toBe(412);
  expect((await at.step('STORE_OWNER', `${path}/send`, {}, ifMatch)).status).toBe(412);
  expect((await at.step('STORE_OWNER', `${path}/cancel`)).json).toMatchObject({ state: 'CANCELLED' });
  expect((await services.ask('STORE_OWNER', 'PUT', path, { body: { note: 'x' } })).status).toBe(403);
});

test('each step happens once, by idempotency key and for concurrent users', async () => {
  const item = await at.item();
  await at.shelve(item, north, 10);
  const draft = await create([{ item_id: item, quantity: 6 }]);
  const key = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => take('send', draft, { key })));
  expect(sent.map(({ status, json }) => [status, json.state])).toEqual([1, 2, 3].map(() => [200, 'SENT']));
  expect(await at.levels(item)).toEqual({ [north]: 4 });

  const all = { lines: [{ item_id: item, quantity: 6 }] };
  const both = await Promise.all([take('receive', draft, all), take('receive', draft, all)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await at.levels(item)).toEqual({ [north]: 4, [south]: 6 });

  const other = await create([{ item_id: item, quantity: 4 }]);
  await take('send', other);
  const parts = await Promise.all(
    [1, 1, 2, 1].map((quantity) => take('receive', other, { lines: [{ item_id: item, quantity }] })),
  );
  const taken = parts.filter(({ status }) => status === 200);
  const received = (await services.ask('STORE_OWNER', 'GET', `transfers/${other.id}`)).json.received;
  expect(taken.length).toBeGreaterThan(2);
  expect(await at.levels(item)).toEqual({ [north]: 0, [south]: 6 + received });
});

test('missing items are returned or written off with a reason, and are no longer in transit', async () => {
  const [item, phone] = [await at.item(), await at.item({ is_serialized: true })];
  await at.shelve(item, north, 5);
  await at.shelve(phone, north, 1, ['SN-2001']);
  const lines = [
    { item_id: item, quantity: 5 },
    { item_id: phone, quantity: 1, serials: ['SN-2001'] },
  ];
  const transfer = await create(lines);
  await take('send', transfer);
  await take('receive', transfer, { lines: [{ item_id: item, quantity: 3 }] });
  expect(errors(await take('close', transfer, { as: 'LOST' }))).toEqual([
    { path: '/note', code: 'required' },
  ]);
  expect((await take('close', transfer, { as: 'LOST', note: 'Parcel stolen' })).json).toMatchObject({
    state: 'RECEIVED',
    closed_as: 'LOST',
    closed_note: 'Parcel stolen',
    received: 3,
  });
  expect(await at.levels(item)).toEqual({ [north]: 0, [south]: 3 });
  await at.shelve(phone, south, 1, ['SN-2001']);

  const back = await create([{ item_id: item, quantity: 3 }], {
    from_location_id: south,
    to_location_id: north,
  });
  await take('send', back);
  expect((await take('close', back, { as: 'RETURNED' })).json).toMatchObject({ state: 'CANCELLED' });
  expect(await at.levels(item)).toEqual({ [north]: 0, [south]: 3 });
});

test('both locations see a transfer, the source sends it, and the destination receives it', async () => {
  const item = await at.item();
  await at.shelve(item, north, 5);
  await at.shelve(item, south, 5);
  const out = await create([{ item_id: item, quantity: 1 }]);
  const into = await create([{ item_id: item, quantity: 1 }], {
    from_location_id: south,
    to_location_id: north,
  });
  const manager = (step: string, { id }: Transfer, values = {}) =>
    at.step('STORE_MANAGER', `transfers/${id}/${step}`, values);
  const seen = async (role: 'STAFF' | 'STORE_MANAGER') =>
    (await services.ask(role, 'GET', 'transfers?sort=["number","DESC"]&range=[0,1]')).json.map(
      ({ id }: Transfer) => id,
    );
  expect(await seen('STAFF')).toEqual([into.id, out.id]);
  expect(await seen('STORE_MANAGER')).toEqual([into.id, out.id]);
  expect((await manager('send', into)).status).toBe(403);
  expect((await manager('send', out)).status).toBe(200);
  const arrival = { lines: [{ item_id: item, quantity: 1 }] };
  expect((await manager('receive', out, arrival)).status).toBe(403);
  await take('send', into);
  expect((await manager('close', into, { as: 'RETURNED' })).status).toBe(403);
  expect((await manager('receive', into, arrival)).status).toBe(200);
  expect((await at.step('STAFF', `transfers/${into.id}/receive`, arrival)).status).toBe(403);
  const filtered = await services.ask('STAFF', 'GET', `transfers?filter={"item_id":["${item}"]}`);
  expect(filtered.json).toHaveLength(2);
  const numbered = await services.ask('STAFF', 'GET', `transfers?filter={"number":"%23${out.number}"}`);
  expect(numbered.json.map(({ id }: Transfer) => id)).toEqual([out.id]);
  const ends = await services.ask('STAFF', 'GET', 'transfers/ends');
  expect(ends.json).toEqual([
    { id: north, name: 'North' },
    { id: south, name: 'South' },
  ]);
  const strange = { store: services.other };
  expect((await services.ask('STORE_OWNER', 'GET', `transfers/${out.id}`, strange)).status).toBe(404);
});

test('incoming stock has an expected date in stock, searches and orders, which may change in transit', async () => {
  const part = await at.item({ name: 'Coming part' });
  await at.shelve(part, north, 5);
  await at.shelve(part, south, 1);
  const supplier_id = await at.supplier();
  const ordered = await services.ask('STORE_OWNER', 'POST', 'purchaseOrders', {
    body: {
      supplier_id,
      location_id: south,
      expected_date: '2999-03-01',
      lines: [{ item_id: part, quantity: 4, unit_cost: 1 }],
    },
  });
  await at.step('STORE_OWNER', `purchaseOrders/${ordered.json.id}/order`);
  const transfer = await create([{ item_id: part, quantity: 2 }], { expected_date: '2999-02-01' });
  await take('send', transfer);
  const put = (body: object) => services.ask('STORE_OWNER', 'PUT', `transfers/${transfer.id}`, { body });
  expect((await put({ expected_date: '2999-02-03', note: 'Snow' })).status).toBe(200);
  expect((await put({ lines: [] })).status).toBe(403);

  const read = async (path: string) => (await services.ask('STORE_OWNER', 'GET', path)).json;
  const filter = encodeURIComponent(JSON.stringify({ item_id: [part], location_id: [south] }));
  expect(await read(`stock?filter=${filter}`)).toMatchObject([{ incoming: 6, expected_date: '2999-02-03' }]);
  expect(await read(`items/${part}`)).toMatchObject({ incoming: 6, expected_date: '2999-02-03' });
  expect(await read(`orders/sellable?search=Coming&location_id=${south}`)).toMatchObject([
    { free: 1, expected_date: '2999-02-03' },
  ]);
  expect(await read(`orders/sellable?search=Coming&location_id=${north}`)).toMatchObject([
    { expected_date: null },
  ]);
});

test('an item has a shelf at each location, and staff can search by it', async () => {
  const part = await at.item({ name: 'Shelved part' });
  await at.shelve(part, south, 1);
  const filter = (values: object) => encodeURIComponent(JSON.stringify({ item_id: [part], ...values }));
  const read = async (path: string) => (await services.ask('STORE_OWNER', 'GET', path)).json;
  const [level] = await read(`stock?filter=${filter({})}`);
  const { status } = await services.ask('STORE_OWNER', 'PUT', `stock/${level.id}`, { body: { bin: 'B-12' } });
  expect(status).toBe(200);
  expect(await read(`stock?filter=${filter({ bin: 'b-1' })}`)).toMatchObject([{ bin: 'B-12', on_hand: 1 }]);
  expect(await read(`orders/sellable?search=Shelved&location_id=${south}`)).toMatchObject([{ bin: 'B-12' }]);
});
