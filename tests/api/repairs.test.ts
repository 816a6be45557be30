import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointmentRepairs } from '../../server/appointments/tables.ts';
import { repairs } from '../../server/repairs/tables.ts';
import { addLookups, newBooking, addRepair } from './booking.ts';
import { add } from './samples.ts';
import { multipart, png, startApp, type TestApp } from './support.ts';

let services: TestApp;
let product_id: string;
let en: string;

beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
  en = `/dc/en/store/${services.store.id}`;
  product_id = (await add(services, 'products', { name: 'Phone' })).id;
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.database.db.delete(appointmentRepairs);
  await services.database.db.delete(repairs);
});

const valid = () => ({ product_id, title: 'Screen', duration: '1 h' });
const create = (values: object) =>
  services.ask('STORE_OWNER', 'POST', `${en}/repair`, { body: { ...valid(), ...values } });
const titles = async (query: string) => {
  const { json } = await services.ask('STAFF', 'GET', `${en}/repair?${query}`);
  return (json.data as { title: string }[]).map(({ title }) => title);
};

describe('a service', () => {
  test('defaults to active, order 0, no cost and no warranty, and belongs to its device', async () => {
    const { status, json } = await create({});
    expect(status).toBe(201);
    expect(json).toMatchObject({
      product: { id: product_id, name: 'Phone' },
      cost: null,
      warranty: null,
      warranty_unit: null,
      display_order: 0,
      is_active: true,
      is_voided: false,
    });
  });

  test.each([
    [{ warranty: 3 }, '/warranty_unit', 'required'],
    [{ warranty_unit: 'MONTH' }, '/warranty', 'required'],
    [{ warranty: 0, warranty_unit: 'DAY' }, '/warranty', 'minimum'],
    [{ warranty: -1, warranty_unit: 'YY' }, '/warranty', 'minimum'],
    [{ warranty: 1, warranty_unit: 'LIFETIME' }, '/warranty', 'lifetime'],
    [{ warranty: 1, warranty_unit: 'WEEK' }, '/warranty_unit', 'enum'],
    [{ cost: -1 }, '/cost', 'minimum'],
    [{ cost: 1.234 }, '/cost', 'multipleOf'],
    [{ title: ' ' }, '/title', 'required'],
    [{ duration: '' }, '/duration', 'required'],
    [{ display_order: -1 }, '/display_order', 'minimum'],
    [{ product_id: '7d9f4a3e-0000-4000-8000-000000000000' }, '/product_id', 'reference'],
  ])('rejects %j', async (values, path, code) => {
    const { status, json } = await create(values);
    expect(status).toBe(422);
    expect(json.errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  test('stores the warranty unit in the long form', async () => {
    expect((await create({ warranty: 2, warranty_unit: 'YY' })).json.warranty_unit).toBe('YEAR');
    expect((await create({ warranty: -1, warranty_unit: 'LIFETIME' })).status).toBe(201);
  });

  test('cannot move to another device', async () => {
    const { json } = await create({});
    const other = await add(services, 'products', { name: 'Tablet' });
    const body = { id: json.id, product_id: other.id };
    const { json: answer } = await services.ask('STORE_OWNER', 'PUT', `${en}/repair`, { body });
    expect(answer.errors).toEqual([{ path: '/product_id', code: 'const' }]);
  });

  test('has a picture', async () => {
    const { json } = await services.ask('STORE_OWNER', 'POST', `${en}/v2/repair`, {
      ...multipart(valid(), { name: 'a.png', content: png }),
    });
    expect(json.img_src).toMatch(/\/dc\/files\//);
  });
});

test('the list filters by device, cost, state and days, and excludes deleted services', async () => {
  await create({ title: 'Cheap', cost: 10 });
  const { json: dear } = await create({ title: 'Dear', cost: 200, is_active: false });
  expect(await titles('max_cost=10')).toEqual(['Cheap']);
  expect(await titles('min_cost=10.01')).toEqual(['Dear']);
  expect(await titles('is_active=false')).toEqual(['Dear']);
  expect(await titles('title=eA')).toEqual(['Cheap', 'Dear']);
  expect(await titles(`product_id=${product_id}&cost_sort_order=desc`)).toEqual(['Dear', 'Cheap']);
  const today = new Date().toISOString().slice(0, 10);
  expect(await titles(`max_created_date=${today.replace(/^\d+/, '2000')}`)).toEqual([]);
  await services.ask('STORE_OWNER', 'DELETE', 'repair', { body: { ids: [dear.id] } });
  expect(await titles('')).toEqual(['Cheap']);
  expect(await titles('include_voided=true')).toEqual(['Cheap', 'Dear']);
  const { headers } = await services.ask('STAFF', 'HEAD', `${en}/repair?is_active=true&per_page=1`);
  expect(headers['x-count']).toBe('1');
});

test('a deleted service keeps its name in appointments', async () => {
  const repair = await addRepair(services, { product_id });
  const path = `repair/location/${services.store.locationIds[0]}/appointment`;
  const { json } = await services.ask('STAFF', 'POST', path, { body: newBooking(repair) });
  const body = { ids: [repair] };
  const removed = await services.ask('STORE_OWNER', 'DELETE', `${en}/repair/permanent`, { body });
  expect(removed.json).toEqual({ data: [repair] });
  const { db } = services.database;
  expect(await db.select().from(repairs).where(eq(repairs.id, repair))).toEqual([]);
  const kept = await services.ask('STAFF', 'GET', `repair/appointment/${json.id}`);
  expect(kept.json.repairs).toMatchObject([{ repair_id: null, repair_name: 'Screen', cost: 99.5 }]);
});
