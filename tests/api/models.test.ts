import type { DataProvider, RaRecord } from 'react-admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import { can } from '../../src/schemas/can.ts';
import { endpointsOf, fillPath } from '../../src/schemas/endpoint.ts';
import { normalizeFilter, type Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';
import { roleRights, type Role } from '../../src/schemas/rights.ts';
import { sampleOf } from '../support/sample.ts';
import { add } from './samples.ts';
import { png, startApp, tokenOf, type TestApp, type TestStore } from './support.ts';

let services: TestApp;
let origin: string;

beforeAll(async () => {
  services = await startApp();
  origin = await services.app.listen();
});
afterAll(() => services.close());

/** The admin's data provider, signed in as a staff member of a store. */
function as(role: Role, store: TestStore = services.store, ofStore = store): DataProvider {
  const http = createHttp({
    bases: Object.fromEntries(Object.values(models).map((model) => [model.service, origin])),
    getToken: async () => tokenOf(store, role),
  });
  return createDataProvider({
    models,
    http,
    session: () => ({ storeId: ofStore.id, staffId: ofStore.staff[role].id, locale: 'en' }),
  });
}

const imagefile = () => new File([png], 'picture.png', { type: 'image/png' });
const pictured = (model: Model) => (model.image ? { imagefile: imagefile() } : {});
const page = { pagination: { page: 1, perPage: 100 } };

/** Models with dependent values, for which generated samples are invalid; they have their own tests. */
const samplesAreNotEnough = new Set([
  'appointments',
  'commissionRules',
  'estimates',
  'messageRules',
  'orders',
  'purchaseOrders',
  'registers',
  'shipments',
  'stockCounts',
  'tickets',
  'tradeRequests',
  'tradeVersions',
  'transfers',
]);

const creatable = (Object.values(models) as Model[]).filter(
  ({ name, bespoke, endpoints, access }) =>
    !bespoke && !samplesAreNotEnough.has(name) && access.create && (!endpoints || endpoints.create),
);

/** Reads as STAFF if it may list all records, otherwise as owner. */
const staffMember = {
  staff_id: '',
  store_id: '',
  role: 'STAFF',
  rights: roleRights.STAFF,
  location_id: null,
};
const readerOf = (model: Model): Role => (can(staffMember, 'list', model) === true ? 'STAFF' : 'STORE_OWNER');

describe.each(creatable)('$name', (model) => {
  let first: RaRecord;
  let second: RaRecord;
  const label = (record: RaRecord) => String(record[model.label]);
  const reader = readerOf(model);
  /** Lists only the records of this test, since a new store has some. */
  const list = async (params: object, provider = as(reader)) => {
    const query = { ...page, sort: model.defaultSort, filter: {}, ...params };
    const { data } = await provider.getList(model.name, query);
    return data.filter(({ id }) => [first.id, second.id].includes(id)).map(label);
  };

  let product_id: string;
  let customer_id: unknown;
  const has = (property: string) => property in model.schema.properties;

  /** A sample at the first location, of the same device and customer. */
  const sample = (number: number) => ({
    ...sampleOf(model, number),
    ...(has('location_id') && { location_id: services.store.locationIds[0] }),
    ...(has('product_id') && { product_id }),
    ...(has('customer_id') && { customer_id }),
  });

  beforeAll(async () => {
    const owner = as('STORE_OWNER');
    product_id = (await add(services, 'products', { name: `Device for ${model.name}` })).id;
    const { data } = await owner.create('customers', { data: sampleOf(models.customers, 9) });
    customer_id = data.id;
    const create = async (number: number) =>
      (await owner.create(model.name, { data: { ...sample(number), ...pictured(model) } })).data as RaRecord;
    first = await create(1);
    second = await create(2);
  });

  test('a created record can be read, listed and changed', async () => {
    const owner = as('STORE_OWNER');
    const { data: read } = await owner.getOne(model.name, { id: first.id });
    expect(read).toMatchObject(sample(1));
    const { data: changed } = await owner.update(model.name, {
      id: first.id,
      data: { ...read, [model.label]: `${label(first)} changed` },
      previousData: read,
    });
    expect(label(changed)).toBe(`${label(first)} changed`);
    expect(await list({})).toEqual(expect.arrayContaining([label(changed), label(second)]));
    const { data: again } = await owner.getOne(model.name, { id: first.id });
    await owner.update(model.name, {
      id: first.id,
      data: { ...again, [model.label]: label(first) },
      previousData: again,
    });
  });

  test('rejects a stale version', async () => {
    const owner = as('STORE_OWNER');
    const { data: old } = await owner.getOne(model.name, { id: second.id });
    const save = () =>
      owner.update(model.name, { id: second.id, data: old, previousData: { ...old, _etag: '"old"' } });
    await expect(save()).rejects.toMatchObject({ status: 412 });
  });

  test('a row of the list has the version that an update requires', async () => {
    const [owner, manager] = [as('STORE_OWNER'), as('ADMIN')];
    const { data } = await owner.getList(model.name, { ...page, sort: model.defaultSort, filter: {} });
    const row = data.find(({ id }) => id === second.id) as RaRecord;
    const save = (name: string, provider: DataProvider) =>
      provider.update(model.name, {
        id: second.id,
        data: { ...row, [model.label]: name },
        previousData: row,
      });
    expect(label((await save(`${label(second)} changed`, manager)).data)).toBe(`${label(second)} changed`);
    await expect(save(label(second), owner)).rejects.toMatchObject({ status: 412 });
    const { data: now } = await owner.getOne(model.name, { id: second.id });
    await owner.update(model.name, { id: second.id, data: second, previousData: now });
  });

  test('returns many by id', async () => {
    const { data } = await as(reader).getMany(model.name, { ids: [first.id, second.id] });
    expect(data.map(label).toSorted()).toEqual([first, second].map(label).toSorted());
  });

  test('is invisible and unreachable for another store', async () => {
    const stranger = as('STORE_OWNER', services.other);
    expect(await list({}, stranger)).toEqual([]);
    await expect(stranger.getOne(model.name, { id: first.id })).rejects.toMatchObject({ status: 404 });
    const intruder = as('STORE_OWNER', services.other, services.store);
    const namesNoStore = endpointsOf(model, 'list').some(({ path }) => !path.includes(':storeId'));
    const found = await list({}, intruder).catch(({ status }: { status: number }) => status);
    expect(namesNoStore ? [[]] : [403, 404]).toContainEqual(found);
    await expect(
      intruder.update(model.name, { id: first.id, data: sample(9), previousData: first }),
    ).rejects.toMatchObject({ status: expect.toBeOneOf([403, 404]) });
  });

  test.skipIf(can(staffMember, 'create', model) === true)('writing requires the right', async () => {
    const staff = as('STAFF');
    await expect(staff.create(model.name, { data: sample(3) })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      staff.update(model.name, {
        id: first.id,
        data: sample(3),
        previousData: { ...first, _etag: undefined },
      }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test('rejects an unknown property at its path', async () => {
    const { ask } = services;
    const body = { ...sample(4), nonsense: 1 };
    const [endpoint] = endpointsOf(model, 'create');
    const path = endpoint?.path ?? `/dc/store/:storeId/${model.name}`;
    const url = fillPath(path, { ...body, storeId: services.store.id, locale: 'en' });
    const sent = endpoint?.several ? [body] : body;
    const { status, json } = await ask('STORE_OWNER', 'POST', url, { body: sent });
    expect(status).toBeGreaterThanOrEqual(400);
    const prefix = endpoint?.several ? '/0' : '';
    expect(json.errors).toContainEqual(
      expect.objectContaining({ path: `${prefix}/nonsense`, code: 'unknown' }),
    );
  });

  test.each(Object.keys(model.sorts))('sorts by %s in both directions', async (field) => {
    const up = await list({ sort: { field, order: 'ASC' } });
    const down = await list({ sort: { field, order: 'DESC' } });
    expect(up).toEqual([label(first), label(second)]);
    expect(down).toEqual([label(second), label(first)]);
  });

  const filters = Object.entries(model.filters).map(([key, declared]) => ({
    key,
    ...normalizeFilter(key, declared),
  }));

  test.each(filters.filter(({ kind }) => kind === 'range'))('filters by $key', async ({ key, of }) => {
    const value: unknown = first[of];
    const day = Date.parse(String(value).slice(0, 10));
    const beyond = (steps: number) =>
      typeof value === 'number'
        ? Math.max(0, value + steps)
        : new Date(day + steps * 86_400_000).toISOString().slice(0, 10);
    expect(await list({ filter: { [`min_${key}`]: beyond(-2), [`max_${key}`]: beyond(2) } })).toHaveLength(2);
    expect(await list({ filter: { [`min_${key}`]: beyond(2) } })).toEqual([]);
    expect(await list({ filter: { [`max_${key}`]: beyond(-2) } })).toEqual([]);
  });

  test.each(filters.filter(({ kind, of }) => kind !== 'range' && isSampled(of)))(
    'filters by $key',
    async (filter) => {
      const { key, kind, of, negate } = filter;
      const other = kind === 'equals' && negate ? second[of] : first[of];
      const wanted = kind === 'boolean' ? Boolean(first[of]) !== Boolean(negate) : other;
      expect(await list({ filter: { [key]: wanted } })).toEqual([label(first)]);
    },
  );

  /** Filters by links, references and locations need other records and have their own tests. */
  function isSampled(of: string) {
    return sampleOf(model, 1)[of] !== undefined && of !== 'location_id';
  }
});
