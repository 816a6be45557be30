import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { priceImportChanges, priceImports } from '../../server/repairs/prices/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import { addRepair } from './booking.ts';
import { add } from './samples.ts';
import { multipart, png, startApp, type TestApp } from './support.ts';

type Item = Record<string, unknown>;

let services: TestApp;
let product_id: string;
let en: string;

beforeAll(async () => {
  services = await startApp();
  en = `/dc/en/store/${services.store.id}/repair`;
  product_id = (await add(services, 'products', { name: 'Phone' })).id;
});
afterAll(() => services.close());

const batch = async (method: 'POST' | 'PUT', items: Item[], query = '') => {
  const { status, json, text } = await services.ask('STORE_OWNER', method, `${en}/batch${query}`, {
    body: items,
  });
  if (status !== 200) throw new Error(text);
  return json.data as { id: string; status: string; modified_date: string; errors?: unknown }[];
};
const statuses = async (...call: Parameters<typeof batch>) =>
  (await batch(...call)).map(({ status }) => status);
const read = async (id: string) => (await services.ask('STAFF', 'GET', `${en}/${id}`)).json;
const service = (values: Item = {}) => ({
  id: crypto.randomUUID(),
  product_id,
  title: crypto.randomUUID(),
  duration: '1 h',
  ...values,
});

describe('creating', () => {
  test('returns a result for each item, and an invalid one does not stop the others', async () => {
    const answers = await batch('POST', [service(), service({ duration: '' }), service({ id: 'seven' })]);
    expect(answers).toMatchObject([
      { status: 'created' },
      { status: 'invalid', errors: [{ path: '/duration', code: 'required' }] },
      { status: 'invalid', id: null, errors: [{ path: '/id', code: 'uuid' }] },
    ]);
    expect(await read(answers[0]?.id ?? '')).toMatchObject({ is_active: true, duration: '1 h' });
  });

  test('is idempotent', async () => {
    const item = service({ warranty: 3, warranty_unit: 'MM' });
    expect(await statuses('POST', [item, item])).toEqual(['created', 'unchanged']);
    expect(await statuses('POST', [item])).toEqual(['unchanged']);
    expect(await read(item.id)).toMatchObject({ warranty_unit: 'MONTH' });
    const { headers } = await services.ask('STAFF', 'GET', `${en}?title=${item.title}`);
    expect(headers['x-count']).toBe('1');
  });

  test('treats an id in upper case as the same', async () => {
    const item = service();
    const id = item.id.toUpperCase();
    expect(await batch('POST', [{ ...item, id, product_id: product_id.toUpperCase() }])).toMatchObject([
      { id: item.id, status: 'created' },
    ]);
    expect(await statuses('PUT', [{ id, cost: 7 }])).toEqual(['updated']);
    expect(await statuses('POST', [{ ...item, id }])).toEqual(['unchanged']);
  });

  test('adds the uploaded picture to each', async () => {
    const items = [service(), service()];
    const form = multipart(items, { name: 'a.png', content: png });
    const { json } = await services.ask('STORE_OWNER', 'POST', `${en}/v2/batch`, form);
    const pictures = await Promise.all(
      json.data.map(async ({ id }: Item) => (await read(String(id))).img_src),
    );
    expect(pictures[0]).toMatch(/\/dc\/files\//);
    expect(pictures[1]).toBe(pictures[0]);
  });

  test('cannot reference another store', async () => {
    const own = await addRepair(services);
    const { json } = await services.ask(
      'STORE_OWNER',
      'POST',
      `/dc/en/store/${services.other.id}/repair/batch`,
      { store: services.other, body: [service({ id: own })] },
    );
    expect(json.data).toMatchObject([{ status: 'invalid' }]);
    expect((await read(own)).title).toBe('Screen');
  });
});

describe('changing', () => {
  test('reports changed, unchanged and missing services', async () => {
    const id = await addRepair(services, { product_id });
    const gone = await addRepair(services, { product_id, is_voided: true });
    expect(
      await statuses('PUT', [
        { id, cost: 99.5, warranty_unit: 'LIFETIME' },
        { id: gone, cost: 1 },
        { id: crypto.randomUUID(), cost: 1 },
        { id: 'seven' },
      ]),
    ).toEqual(['unchanged', 'missing', 'missing', 'missing']);
    expect(await statuses('PUT', [{ id, cost: 120 }])).toEqual(['updated']);
    expect(await read(id)).toMatchObject({ cost: 120, title: 'Screen' });
  });

  test('is rejected when the service is newer, unless nothing would change', async () => {
    const id = await addRepair(services, { product_id });
    const { modified_date } = await read(id);
    const [first] = await batch('PUT', [{ id, modified_date, cost: 5 }]);
    expect(first?.status).toBe('updated');
    expect(first?.modified_date).toBe((await read(id)).modified_date);
    expect(await statuses('PUT', [{ id, modified_date, cost: 6 }])).toEqual(['stale']);
    expect(await statuses('PUT', [{ id, modified_date, cost: 5 }])).toEqual(['unchanged']);
  });

  test('the same service twice applies both changes', async () => {
    const id = await addRepair(services, { product_id });
    expect(
      await statuses('PUT', [
        { id, cost: 7 },
        { id, duration: '3 h' },
      ]),
    ).toEqual(['updated', 'updated']);
    expect(await read(id)).toMatchObject({ cost: 7, duration: '3 h' });
  });

  test('can remove, even services that are no longer valid', async () => {
    const odd = await addRepair(services, { product_id, duration: '' });
    expect(await statuses('PUT', [{ id: odd, is_voided: true }])).toEqual(['removed']);
    const id = await addRepair(services, { product_id });
    expect(await statuses('PUT', [{ id, is_voided: true }])).toEqual(['removed']);
    expect(await statuses('PUT', [{ id, is_voided: true }])).toEqual(['unchanged']);
    expect(await read(id)).toMatchObject({
      is_voided: true,
      deleted_by: services.store.staff.STORE_OWNER.id,
    });
  });

  test('rejects a body that is no list, and more than 1,000', async () => {
    const put = (body: unknown) => services.ask('STORE_OWNER', 'PUT', `${en}/batch`, { body });
    expect((await put({})).status).toBe(400);
    expect((await put([1])).status).toBe(422);
    expect((await put(Array.from({ length: 1001 }, () => ({})))).json.errors).toEqual([
      { path: '', code: 'maxItems', params: { limit: 1000 } },
    ]);
  });
});

describe('an import', () => {
  const begin = async () => {
    const id = crypto.randomUUID();
    const body = { id, file_name: 'prices.xlsx', exported_date: null };
    await services.ask('STORE_OWNER', 'POST', 'repair/imports', { body });
    await services.ask('STORE_OWNER', 'POST', 'repair/imports', { body });
    return { id, query: `?import_id=${id}` };
  };
  test('requires an existing date', async () => {
    const body = { id: crypto.randomUUID(), file_name: 'a.xlsx', exported_date: '2026-12-31T23:59:60Z' };
    const { status, json } = await services.ask('STORE_OWNER', 'POST', 'repair/imports', { body });
    expect([status, json.errors]).toEqual([422, [{ path: '/exported_date', code: 'date-time' }]]);
  });

  const undo = (id: string) => services.ask('STORE_OWNER', 'POST', `repair/imports/${id}/undo`);
  const listed = async (id: string) => {
    const { json } = await services.ask('STORE_OWNER', 'GET', 'repair/imports?per_page=1000');
    return (json.data as Item[]).filter((one) => one.id === id);
  };

  test('is undone as a whole, except what was changed since', async () => {
    const [updated, removed, since] = await Promise.all(
      [1, 2, 3].map(() => addRepair(services, { product_id })),
    );
    const before = await Promise.all([updated, removed].map((one) => read(one ?? '')));
    const { id, query } = await begin();
    const added = service();
    await batch('POST', [added], query);
    await batch(
      'PUT',
      [
        { id: updated, cost: 1 },
        { id: removed, is_voided: true },
        { id: since, cost: 1 },
      ],
      query,
    );
    await batch('PUT', [{ id: updated, cost: 2 }], query);
    await batch('PUT', [{ id: since, cost: 3 }]);
    expect(await listed(id)).toMatchObject([
      { created: 1, updated: 3, removed: 1, created_by_name: 'STORE_OWNER first', undone_date: null },
    ]);
    expect((await undo(id)).json).toEqual({ restored: 2, removed: 1, kept: 1 });
    // The versions are unchanged, so the same sheet can be imported again.
    expect(await Promise.all([updated, removed].map((one) => read(one ?? '')))).toEqual(before);
    expect(await read(since ?? '')).toMatchObject({ cost: 3 });
    expect(await read(added.id)).toMatchObject({ is_voided: true });
    expect((await listed(id))[0]?.undone_date).not.toBeNull();
  });

  test('restores no service that another one has replaced since', async () => {
    const { query } = await begin();
    await addRepair(services, { product_id, title: 'New  Lens' });
    expect(await statuses('POST', [service({ title: 'new lens' })], query)).toEqual(['stale']);
    expect(await statuses('POST', [service({ title: 'new lens' })])).toEqual(['created']);
  });

  test('is all that the import right grants', async () => {
    const { db } = services.database;
    const { STORE_MANAGER: manager } = services.store.staff;
    await db
      .update(staff)
      .set({ removed_permissions: [{ permission_id: 'EDIT_SERVICE' }] })
      .where(eq(staff.id, manager.id));
    const { query } = await begin();
    const id = await addRepair(services, { product_id });
    const call = async (method: 'POST' | 'PUT', item: Item, where: string) =>
      (await services.ask('STORE_MANAGER', method, `${en}/batch${where}`, { body: [item] })).status;
    expect(await call('PUT', { id, cost: 1 }, query)).toBe(200);
    expect(await call('POST', service(), query)).toBe(200);
    expect(await call('PUT', { id, cost: 1 }, '')).toBe(403);
    expect(await call('PUT', { id, title: 'Other' }, query)).toBe(200);
    expect(await call('PUT', { id, title: 'Other' }, '')).toBe(403);
    expect(await call('PUT', { id, product_id }, query)).toBe(403);
    expect(await call('PUT', { id, is_active: false }, query)).toBe(403);
    await db.update(staff).set({ removed_permissions: [] }).where(eq(staff.id, manager.id));
  });

  test('cannot be undone twice, after a day, or from another store, nor extended then', async () => {
    const { id, query } = await begin();
    const { db } = services.database;
    const foreign = await services.ask('STORE_OWNER', 'POST', `repair/imports/${id}/undo`, {
      store: services.other,
    });
    expect(foreign.status).toBe(404);
    expect((await undo(id)).status).toBe(200);
    expect((await undo(id)).status).toBe(409);
    await expect(batch('POST', [service()], query)).rejects.toThrow('undone');
    const { id: old } = await begin();
    await db.update(priceImports).set({ created_date: new Date(Date.now() - 25 * 3_600_000) });
    expect((await undo(old)).status).toBe(410);
    await begin();
    expect((await undo(old)).status).toBe(410);
    await expect(batch('POST', [service()], `?import_id=${crypto.randomUUID()}`)).rejects.toThrow('404');
  });

  test('stays listed with its changes, even once it cannot be undone', async () => {
    const { id, query } = await begin();
    await batch('POST', [service(), service()], query);
    const { db } = services.database;
    await db
      .update(priceImports)
      .set({ created_date: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(priceImports.id, id));
    const counts = { file_name: 'prices.xlsx', created: 2, updated: 0, removed: 0, undone_date: null };
    expect(await listed(id)).toMatchObject([counts]);
    await begin();
    expect(await listed(id)).toMatchObject([counts]);
    const rows = await db.select().from(priceImportChanges).where(eq(priceImportChanges.import_id, id));
    expect(rows).toEqual([]);
    const { json } = await services.ask('STORE_OWNER', 'GET', 'repair/imports?per_page=1');
    expect([json.data.length, json.metadata.total > 1]).toEqual([1, true]);
  });

  test('undone while a part of it is written leaves nothing of that part', async () => {
    const { id, query } = await begin();
    const added = Array.from({ length: 100 }, () => service());
    await batch('POST', added, query);
    const change = added.map((one) => ({ id: one.id, cost: 7 }));
    const [writing, undoing] = await Promise.all([
      services.ask('STORE_OWNER', 'PUT', `${en}/batch${query}`, { body: change }),
      undo(id),
    ]);
    expect([200, 409]).toContain(writing.status);
    expect(undoing.json).toEqual({ restored: 0, removed: 100, kept: 0 });
    expect(await read(added[0]?.id ?? '')).toMatchObject({ is_voided: true });
  });

  test('of thousands of services is undone in one request', async () => {
    const { id, query } = await begin();
    for (let part = 0; part < 3; part += 1) {
      await batch(
        'POST',
        Array.from({ length: 800 }, () => service()),
        query,
      );
    }
    expect((await undo(id)).json).toEqual({ restored: 0, removed: 2400, kept: 0 });
  });
});
