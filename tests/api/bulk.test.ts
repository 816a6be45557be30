import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { models } from '../../src/schemas/models.ts';
import type { Model } from '../../src/schemas/model.ts';
import { add } from './samples.ts';
import { startApp, type TestApp, type TestStore } from './support.ts';

let services: TestApp;
const ask: TestApp['ask'] = (...call) => services.ask(...call);
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

interface Addon {
  id: string;
  price: number;
  _etag: string;
}

let cable: Addon;
let glass: Addon;

const create = async (store?: TestStore): Promise<[Addon, Addon]> => {
  const body = [
    { name: 'Cable', price: 9.99, display_order: 1 },
    { name: 'Glass', price: 24.99, display_order: 2 },
  ];
  return (await ask('STORE_OWNER', 'POST', '/dc/addon', { body, store })).json.data;
};
const change = (...body: object[]) => ask('STORE_OWNER', 'PUT', '/dc/addon/batch', { body });
const stored = async ({ id }: Addon) => (await ask('STAFF', 'GET', `/dc/addon/${id}`)).json;

beforeEach(async () => {
  [cable, glass] = await create();
});

test('answers each item separately and skips stale, invalid and missing records', async () => {
  const theirs = await create(services.other);
  await change({ id: glass.id, display_order: 7 });
  const { status, json } = await change(
    { id: cable.id, price: 12.5, _etag: cable._etag },
    { id: glass.id, price: 1, _etag: glass._etag },
    { id: cable.id, price: -1 },
    { id: cable.id, price: 1.005 },
    { id: cable.id, name: 'Taken over' },
    { id: crypto.randomUUID(), price: 1 },
    { id: theirs[0].id, price: 1 },
    { id: 'x', price: 1 },
    {},
  );
  expect(status).toBe(200);
  expect(json.data).toMatchObject([
    { id: cable.id, status: 'updated' },
    { id: glass.id, status: 'stale' },
    { id: cable.id, status: 'invalid', errors: [{ path: '/price', code: 'minimum', params: { limit: 0 } }] },
    { id: cable.id, status: 'invalid', errors: [{ path: '/price', code: 'multipleOf' }] },
    { id: cable.id, status: 'invalid', errors: [{ path: '/name', code: 'unknown' }] },
    { status: 'missing' },
    { id: theirs[0].id, status: 'missing' },
    { id: null, status: 'missing' },
    { id: null, status: 'missing' },
  ]);
  expect(await stored(cable)).toMatchObject({ name: 'Cable', price: 12.5, display_order: 1 });
  expect(await stored(glass)).toMatchObject({ price: 24.99, display_order: 7 });
  const kept = await ask('STAFF', 'GET', `/dc/addon/${theirs[0].id}`, { store: services.other });
  expect(kept.json).toMatchObject({ price: 9.99 });
});

test('repeating an item after a lost response changes nothing, and the returned version reverts it', async () => {
  const item = { id: cable.id, price: 12.5, is_enabled: false, _etag: cable._etag };
  const [first] = (await change(item)).json.data;
  expect((await change(item)).json.data).toEqual([{ ...first, status: 'unchanged' }]);
  const { modified_date } = first;
  const back = { id: cable.id, price: 9.99, is_enabled: true };
  expect((await change({ ...back, modified_date: new Date(0).toISOString() })).json.data).toMatchObject([
    { status: 'stale' },
  ]);
  expect((await change({ ...back, modified_date })).json.data).toMatchObject([{ status: 'updated' }]);
  const history = (await ask('STAFF', 'GET', `/dc/addon/${cable.id}/history`)).json.data;
  const fields = history.map(({ changes }: { changes: { field: string }[] }) =>
    changes.map(({ field }) => field),
  );
  expect(fields).toEqual([['price', 'is_enabled'], ['price', 'is_enabled'], []]);
});

test('exactly one of several concurrent clients updates each record', async () => {
  const raise = (price: number) =>
    change(...[cable, glass].map(({ id, _etag }) => ({ id, price, _etag }))).then(({ json }) => json.data);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(raise));
  const won = answers.flat().filter(({ status }: { status: string }) => status === 'updated');
  expect(won.map(({ id }: { id: string }) => id).toSorted()).toEqual([cable.id, glass.id].toSorted());
});

test.each([
  ['no list', { id: 'x' }, 400],
  ['an invalid item', ['x'], 422],
  ['more than a thousand', Array.from({ length: 1001 }, () => ({})), 400],
])('rejects %s', async (_, body, status) => {
  expect((await ask('STORE_OWNER', 'PUT', '/dc/addon/batch', { body })).status).toBe(status);
});

test('stores nothing without the right', async () => {
  const body = [{ id: cable.id, price: 1 }];
  expect((await ask('STAFF', 'PUT', '/dc/addon/batch', { body })).status).toBe(403);
  expect(await stored(cable)).toMatchObject({ price: 9.99 });
});

const bulk = (Object.values(models) as Model[]).filter((model) => model.bulk);

describe.each(bulk)('$name', ({ bulk: names = [], schema }) => {
  test('declares bulk properties that a dialog can edit: numbers, enumerations, switches', () => {
    const kinds = names.map((name) => {
      const { type, enum: options } = schema.properties[name] as { type?: string | string[]; enum?: unknown };
      return options ? 'enum' : [type].flat()[0];
    });
    expect(kinds.filter((kind) => !['number', 'integer', 'boolean', 'enum'].includes(kind ?? ''))).toEqual(
      [],
    );
  });
});

test.each(['brands', 'categories', 'products'])(
  '%s accept a batch despite an existing invalid value',
  async (name) => {
    const { id } = await add(services, name, { name: crypto.randomUUID() });
    const body = [{ id, display_order: 5, is_voided: true }];
    const { json } = await ask('STORE_OWNER', 'PUT', `${name}/batch`, { body });
    expect(json.data).toMatchObject([{ id, status: 'updated' }]);
    expect((await ask('STAFF', 'GET', `${name}/${id}`)).json).toMatchObject({
      display_order: 5,
      is_voided: true,
    });
  },
);
