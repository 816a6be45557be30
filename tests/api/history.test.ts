import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireRows } from '../../server/core/expireRows.ts';
import { allExpiries } from '../../server/domains.ts';
import { recordChanges } from '../../server/core/history/tables.ts';
import { staff as staffTable } from '../../server/staff/tables.ts';
import { allHours } from '../../src/schemas/locations/hours.ts';
import { addLookups, beginImport, book, addRepair } from './booking.ts';
import { add } from './samples.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

type Entry = { action: string; origin: string | null; changed_by: { name: string }; changes: unknown[] };

let services: TestApp;
let en: string;
beforeAll(async () => {
  services = await startApp();
  en = `/dc/en/store/${services.store.id}/repair`;
  await addLookups(services);
});
afterAll(() => services.close());

const ask: TestApp['ask'] = (...call) => services.ask(...call);
const historyOf = async (path: string, role: Parameters<typeof ask>[0] = 'STORE_OWNER') => {
  const { status, json, text } = await ask(role, 'GET', `${path}/history?per_page=100`);
  if (status !== 200) throw new Error(text);
  return json.data as Entry[];
};
const changesOf = async (path: string) => (await historyOf(path)).map(({ changes }) => changes);
const succeed = ({ status, text }: Reply) => {
  if (status > 201) throw new Error(text);
};
const put = async (path: string, body: object, role: Parameters<typeof ask>[0] = 'STORE_OWNER') =>
  succeed(await ask(role, 'PUT', path, { body }));

describe('The history of a record', () => {
  test('records who changed which fields, and only real changes', async () => {
    const acme = await add(services, 'brands', { name: 'Acme' });
    await put('brands', { ...acme, name: 'Acme Ltd.', img_alt: acme.img_alt }, 'STORE_MANAGER');
    await put('brands', { id: acme.id, name: 'Acme Ltd.' });
    const [changed, created, ...others] = await historyOf(`brands/${acme.id}`, 'STAFF');
    expect(others).toEqual([]);
    expect(changed).toMatchObject({
      action: 'updated',
      origin: null,
      changed_by: { id: services.store.staff.STORE_MANAGER.id, name: 'STORE_MANAGER first' },
      changes: [{ field: 'name', old: 'Acme', new: 'Acme Ltd.' }],
    });
    expect(created).toMatchObject({
      action: 'created',
      changes: [],
      changed_by: { name: 'STORE_OWNER first' },
    });
  });

  test('covers roles, by code: the name, and the rights added and removed', async () => {
    const body = { code: 'AUDITOR', code_text: 'Auditor', permissions: ['VIEW_LOCATION', 'EDIT_ORDER'] };
    succeed(await ask('STORE_OWNER', 'POST', 'role', { body }));
    await put('role/AUDITOR', { code_text: 'Checker', permissions: ['EDIT_ORDER', 'EDIT_CATALOG'] }, 'ADMIN');
    await put('role/AUDITOR', { code_text: 'Checker' }, 'ADMIN');
    const [changed, created, ...others] = await historyOf('role/AUDITOR');
    expect(others).toEqual([]);
    expect(changed).toMatchObject({
      action: 'updated',
      changed_by: { name: 'ADMIN first' },
      changes: [
        { field: 'code_text', old: 'Auditor', new: 'Checker' },
        { field: 'permissions', old: ['VIEW_LOCATION'], new: ['EDIT_CATALOG'] },
      ],
    });
    expect(created).toMatchObject({ action: 'created', changed_by: { name: 'STORE_OWNER first' } });
    expect((await ask('ADMIN', 'GET', 'role/NOBODY/history')).status).toBe(404);
  });

  test('is returned in pages, newest first', async () => {
    const { id } = await add(services, 'brands', { name: 'Paged' });
    for (const order of [1, 2, 3]) await put('brands', { id, display_order: order });
    const { json } = await ask('STAFF', 'GET', `brands/${id}/history?page=2&per_page=2`);
    expect(json.metadata).toEqual({ total: 4, page: 2, per_page: 2 });
    expect(json.data.map(({ action }: Entry) => action)).toEqual(['updated', 'created']);
  });

  test('names the targets of references, and both ends of links', async () => {
    const [one, two] = [
      await add(services, 'brands', { name: 'One' }),
      await add(services, 'brands', { name: 'Two' }),
    ];
    const phones = await add(services, 'categories', { name: 'Phones' });
    const x1 = await add(services, 'products', { name: 'X1', brand_id: one.id });
    await put('products', { id: x1.id, brand_id: two.id, categories: [{ id: phones.id }] });
    const reference = (id: unknown, name: string) => ({ id, name });
    expect((await changesOf(`products/${x1.id}`))[0]).toEqual([
      { field: 'brand_id', old: reference(one.id, 'One'), new: reference(two.id, 'Two') },
      { field: 'categories', old: [], new: [reference(phones.id, 'Phones')] },
    ]);
    expect((await changesOf(`categories/${phones.id}`))[0]).toEqual([
      { field: 'products', old: [], new: [reference(x1.id, 'X1')] },
    ]);
    succeed(await ask('STORE_OWNER', 'DELETE', `categories/${phones.id}`, { body: { ids: [x1.id] } }));
    expect((await changesOf(`products/${x1.id}`))[0]).toEqual([
      { field: 'categories', old: [reference(phones.id, 'Phones')], new: [] },
    ]);
    await put('products', { id: x1.id, categories: [{ id: phones.id }] });
    succeed(await ask('STORE_OWNER', 'DELETE', 'categories', { body: { ids: [phones.id] } }));
    expect((await changesOf(`products/${x1.id}`))[0]).toEqual([
      { field: 'categories', old: [reference(phones.id, 'Phones')], new: [] },
    ]);
  });

  test('lists added and removed entries of a list, and the changed part of an object', async () => {
    const [home] = services.store.locationIds;
    const closure = { date: '2030-12-25', name: 'Christmas', open: null, close: null };
    await put(`location/${home}`, { location_hours: allHours() });
    await put(`location/${home}`, { closures: [closure] });
    expect((await changesOf(`locations/${home}`))[0]).toEqual([
      { field: 'closures', old: [], new: [closure] },
    ]);
    const { id } = services.store.staff.STAFF;
    await put(`location/${home}/staff/${id}`, { settings: { default_locale: 'fr' } });
    expect((await changesOf(`staff/${id}`))[0]).toEqual([
      { field: 'settings.default_locale', old: 'en', new: 'fr' },
    ]);
  });

  test('hides fields that the user may not see', async () => {
    const [home = 0] = services.store.locationIds;
    await put(`location/${home}`, {
      description: 'At the corner',
      closures: [{ date: '2031-01-01', name: null, open: null, close: null }],
    });
    await services.database.db
      .update(staffTable)
      .set({ removed_permissions: [{ permission_id: 'VIEW_LOCATION_HOURS' }] })
      .where(eq(staffTable.id, services.store.staff.STAFF.id));
    const seen = JSON.stringify(await historyOf(`locations/${home}`, 'STAFF'));
    expect(seen).toContain('At the corner');
    expect(seen).not.toContain('closures');
  });

  test('records that another location became the main one', async () => {
    const [home, away] = services.store.locationIds;
    await put(`location/${home}`, { is_main: true });
    await put(`location/${away}`, { is_main: true });
    expect((await changesOf(`locations/${home}`))[0]).toEqual([{ field: 'is_main', old: true, new: false }]);
  });

  test('covers appointments, including voiding', async () => {
    const id = await book(services);
    const path = `repair/location/${services.store.locationIds[0]}/appointment`;
    await put(path, { id, selected_start_time: '10:30:00' });
    succeed(await ask('STORE_OWNER', 'DELETE', `${path}/${id}`));
    expect(await historyOf(`repair/appointment/${id}`)).toMatchObject([
      { action: 'voided', changes: [] },
      { action: 'updated', changes: [{ field: 'selected_start_time', old: '10:00:00', new: '10:30:00' }] },
    ]);
  });

  test('covers batches, imports and their undo', async () => {
    const id = await addRepair(services);
    const [importId, created] = [await beginImport(services), crypto.randomUUID()];
    const { product_id } = (await ask('STAFF', 'GET', `${en}/${id}`)).json;
    const sheet = `batch?import_id=${importId}`;
    await put(`${en}/${sheet}`, [{ id, cost: 120 }]);
    const item = { id: created, product_id, title: 'Battery', duration: '1 h' };
    succeed(await ask('STORE_OWNER', 'POST', `${en}/${sheet}`, { body: [item] }));
    succeed(await ask('STORE_OWNER', 'POST', `repair/imports/${importId}/undo`));
    expect(await historyOf(`${en}/${id}`)).toMatchObject([
      { origin: 'import_undone', changes: [{ field: 'cost', old: 120, new: 99.5 }] },
      { origin: 'import', changes: [{ field: 'cost', old: 99.5, new: 120 }] },
    ]);
    expect((await historyOf(`${en}/${created}`)).map(({ action, origin }) => [action, origin])).toEqual([
      ['voided', 'import_undone'],
      ['created', 'import'],
    ]);
  });

  test('names the changed settings of the store', async () => {
    const settings = { display_repair_cost: false, send_quote_email: true, send_appointment_email: true };
    await put(`/dc/store/${services.store.id}`, { slogan: 'As new', settings });
    expect((await changesOf(`/dc/store/${services.store.id}`))[0]).toEqual(
      expect.arrayContaining([
        { field: 'slogan', old: null, new: 'As new' },
        { field: 'settings.display_repair_cost', old: true, new: false },
      ]),
    );
  });

  test('returns 404 for other stores and missing records', async () => {
    const theirs = await add(services, 'brands', { name: 'Theirs' }, services.other);
    expect((await ask('ADMIN', 'GET', `brands/${theirs.id}/history`)).status).toBe(404);
    expect((await ask('ADMIN', 'GET', `brands/${crypto.randomUUID()}/history`)).status).toBe(404);
  });

  test('expires after a year', async () => {
    const { id } = await add(services, 'brands', { name: 'Old' });
    await put('brands', { id, name: 'Older' });
    const { db } = services.database;
    const mine = eq(recordChanges.record_id, id);
    const [first] = await db.select().from(recordChanges).where(mine).orderBy(recordChanges.id);
    await db
      .update(recordChanges)
      .set({ changed_date: new Date(Date.now() - 366 * 24 * 3_600_000) })
      .where(eq(recordChanges.id, first!.id));
    expect(await historyOf(`brands/${id}`)).toMatchObject([{ action: 'updated' }]);
    await expireRows(db, allExpiries());
    expect(await db.select().from(recordChanges).where(mine)).toHaveLength(1);
  });
});

test('a version conflict reports who changed the record since, and when', async () => {
  const { id } = await add(services, 'brands', { name: 'Contested' });
  const { headers } = await ask('STAFF', 'GET', `brands/${id}`);
  await put('brands', { id, name: 'Theirs' }, 'STORE_MANAGER');
  const { status, json } = await ask('STORE_OWNER', 'PUT', 'brands', {
    body: { id, name: 'Mine' },
    headers: { 'if-match': headers.etag! },
  });
  expect(status).toBe(412);
  expect(json.changed.by).toBe('STORE_MANAGER first');
  expect(Date.now() - Date.parse(json.changed.date)).toBeLessThan(60_000);
});

describe('Restoring a deleted record', () => {
  const restore = (path: string, role: Parameters<typeof ask>[0] = 'STORE_MANAGER') =>
    ask(role, 'POST', `${path}/restore`);

  test('keeps its id, links and history, and reports links whose target is gone', async () => {
    const tablets = await add(services, 'categories', { name: 'Tablets', display_order: 7 });
    const kept = await add(services, 'products', { name: 'Kept', categories: [{ id: tablets.id }] });
    succeed(await ask('STORE_OWNER', 'DELETE', 'categories', { body: { ids: [tablets.id] } }));
    const { status, json } = await restore(`categories/${tablets.id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      data: { ...tablets, products_count: 1, products: [{ id: kept.id, name: 'Kept' }] },
      missing: [],
    });
    expect((await historyOf(`categories/${tablets.id}`)).map(({ action }) => action)).toEqual([
      'restored',
      'deleted',
      'updated',
      'created',
    ]);
    expect((await restore(`categories/${tablets.id}`)).status).toBe(200);
  });

  test('is rejected when another record has taken its place', async () => {
    const { id } = await add(services, 'categories', { name: 'Watches' });
    succeed(await ask('STORE_OWNER', 'DELETE', 'categories', { body: { ids: [id] } }));
    await add(services, 'categories', { name: 'Watches' });
    const refused = await restore(`categories/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.json.errors).toEqual([{ path: '/slug', code: 'unique' }]);
  });

  test('reactivates records that deleting only deactivates', async () => {
    const id = await addRepair(services);
    succeed(await ask('STORE_OWNER', 'DELETE', 'repair', { body: { ids: [id] } }));
    const { json } = await restore(`${en}/${id}`);
    expect(json).toMatchObject({ data: { id, is_voided: false, deleted_by: null }, missing: [] });
  });

  test('is possible for one day, with the right, and only for deleted records', async () => {
    const { id } = await add(services, 'categories', { name: 'Cables' });
    expect((await restore(`categories/${id}`)).status).toBe(404);
    succeed(await ask('STORE_OWNER', 'DELETE', 'categories', { body: { ids: [id] } }));
    expect((await restore(`categories/${id}`, 'STAFF')).status).toBe(403);
    await services.database.db
      .update(recordChanges)
      .set({ changed_date: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(recordChanges.record_id, id));
    expect((await restore(`categories/${id}`)).status).toBe(410);
  });

  test('is not available for appointments, whose customers were notified', async () => {
    const id = await book(services);
    expect((await restore(`repair/appointment/${id}`)).status).toBe(404);
  });
});
