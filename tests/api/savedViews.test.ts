import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedViews } from '../../server/views/tables.ts';
import { MOST_VIEWS } from '../../src/schemas/views/savedViews.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { add } from './samples.ts';
import { startApp, type AskOptions, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const ask: TestApp['ask'] = (...call) => services.ask(...call);

const save = (role: Role, values: object, options: AskOptions = {}) =>
  ask(role, 'POST', 'savedViews', { body: { resource: 'brands', ...values }, ...options });

const change = (role: Role, id: string, body: object, headers = {}) =>
  ask(role, 'PUT', `savedViews/${id}`, { body, headers });

interface View {
  id: string;
  name: string;
  opens_first: boolean;
}

async function viewsOf(role: Role, resource: string, options: AskOptions = {}): Promise<View[]> {
  const filter = encodeURIComponent(JSON.stringify({ resource }));
  const sort = encodeURIComponent('["position","ASC"]');
  return (await ask(role, 'GET', `savedViews?filter=${filter}&sort=${sort}`, options)).json as View[];
}

const namesOf = async (role: Role, resource: string) =>
  (await viewsOf(role, resource)).map(({ name }) => name).toSorted();

describe('A view is seen by', () => {
  beforeAll(async () => {
    await save('STAFF', { resource: 'items', name: 'Own' });
    await save('STORE_OWNER', { resource: 'items', name: 'Owner’s' });
    await save('STORE_MANAGER', { resource: 'items', name: 'Of staff', kind: 'ROLE', role: 'STAFF' });
    await save('STORE_MANAGER', { resource: 'items', name: 'Of owners', kind: 'ROLE', role: 'STORE_OWNER' });
    await save('STORE_MANAGER', { resource: 'items', name: 'All', kind: 'STORE' });
  });

  test('its person, its role, or everybody; who shares views sees those of all roles', async () => {
    expect(await namesOf('STAFF', 'items')).toEqual(['All', 'Of staff', 'Own']);
    expect(await namesOf('STORE_OWNER', 'items')).toEqual(['All', 'Of owners', 'Of staff', 'Owner’s']);
    expect(await namesOf('STORE_MANAGER', 'items')).toEqual(['All', 'Of owners', 'Of staff']);
  });

  test('nobody of another store', async () => {
    expect(await viewsOf('STORE_OWNER', 'items', { store: services.other })).toEqual([]);
  });

  test('nobody else by its id', async () => {
    const [own] = (await viewsOf('STAFF', 'items')).filter(({ name }) => name === 'Own');
    expect((await ask('STORE_OWNER', 'GET', `savedViews/${own!.id}`)).status).toBe(403);
    expect((await change('ADMIN', own!.id, { name: 'Taken' })).status).toBe(403);
    expect((await ask('ADMIN', 'DELETE', `savedViews/${own!.id}`)).status).toBe(403);
  });
});

describe('Sharing', () => {
  test('requires SHARE_VIEWS', async () => {
    expect((await save('STAFF', { name: 'Mine to share', kind: 'STORE' })).status).toBe(403);
    const own = (await save('STAFF', { name: 'Mine to share' })).json;
    expect((await change('STAFF', own.id, { kind: 'STORE' })).status).toBe(403);
    const shared = (await save('STORE_MANAGER', { name: 'Shared', kind: 'STORE' })).json;
    expect((await change('STAFF', shared.id, { name: 'Theirs' })).status).toBe(403);
    expect((await ask('STAFF', 'PUT', 'viewOrder', { body: { ids: [shared.id] } })).status).toBe(403);
    expect((await ask('STAFF', 'DELETE', `savedViews/${shared.id}`)).status).toBe(403);
  });

  test('names an existing role', async () => {
    const without = await save('STORE_MANAGER', { name: 'Roleless', kind: 'ROLE' });
    expect(without.json.errors).toEqual([expect.objectContaining({ path: '/role', code: 'required' })]);
    const unknown = await save('STORE_MANAGER', { name: 'Roleless', kind: 'ROLE', role: 'PILOT' });
    expect(unknown.json.errors).toEqual([expect.objectContaining({ path: '/role', code: 'reference' })]);
  });

  test('takes a view from its person and back', async () => {
    const own = (await save('STORE_MANAGER', { resource: 'suppliers', name: 'Mine' })).json;
    expect(own).toMatchObject({ kind: 'MINE', staff_id: services.store.staff.STORE_MANAGER.id });
    const shared = await change('STORE_MANAGER', own.id, { kind: 'STORE' });
    expect(shared.json).toMatchObject({ kind: 'STORE', staff_id: null });
    const back = await change('STORE_OWNER', own.id, { kind: 'MINE' });
    expect(back.json).toMatchObject({ staff_id: services.store.staff.STORE_OWNER.id });
  });
});

describe('A view is refused', () => {
  test.each([
    { case: 'of an unknown list', values: { resource: 'nothing' }, path: '/resource' },
    { case: 'without a visible name', values: { name: ' ' }, path: '/name' },
    { case: 'with a long name', values: { name: 'x'.repeat(61) }, path: '/name' },
    { case: 'with an unknown filter', values: { filter: { colour: 'red' } }, path: '/filter/colour' },
    {
      case: 'with a wrong value',
      values: { filter: { min_created_date: 'soon' } },
      path: '/filter/min_created_date',
    },
    { case: 'with a long value', values: { filter: { name: 'x'.repeat(501) } }, path: '/filter/name' },
    { case: 'with an object as a value', values: { filter: { name: { a: 1 } } }, path: '/filter/name' },
    { case: 'with a list as a filter', values: { filter: [] }, path: '/filter' },
    {
      case: 'with a narrow column',
      values: { columns: [{ source: 'name', width: 0 }] },
      path: '/columns/0/width',
    },
    { case: 'with an unknown order', values: { sort: { field: 'name', order: 'UP' } }, path: '/sort/order' },
    { case: 'with pages of nothing', values: { page_size: 0 }, path: '/page_size' },
  ])('$case', async ({ values, path }) => {
    const { status, json } = await save('STAFF', { name: 'Refused', ...values });
    expect(status).toBe(422);
    expect((json.errors as { path: string }[]).map((error) => error.path)).toContain(path);
    expect(await namesOf('STAFF', 'brands')).not.toContain('Refused');
  });

  test('with the name of another of the same owner, whatever its case', async () => {
    await save('STAFF', { resource: 'orders', name: 'Open' });
    const again = await save('STAFF', { resource: 'orders', name: 'OPEN ' });
    expect(again.json.errors).toEqual([expect.objectContaining({ path: '/name', code: 'unique' })]);
    expect((await save('STAFF', { resource: 'quotes', name: 'Open' })).status).toBe(201);
    expect((await save('ADMIN', { resource: 'orders', name: 'Open' })).status).toBe(201);
  });

  test('beyond the limit of one owner', async () => {
    const made = await Promise.all(
      Array.from({ length: MOST_VIEWS + 3 }, (_, index) =>
        save('STAFF', { resource: 'products', name: `View ${index}` }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MOST_VIEWS);
    const { json } = made.find(({ status }) => status !== 201)!;
    expect(json.errors).toEqual([expect.objectContaining({ path: '/name', code: 'views' })]);
  });
});

test('a change of an older version is refused with its author', async () => {
  const { json, headers } = await save('STORE_MANAGER', { name: 'Contested', kind: 'STORE' });
  await change('STORE_OWNER', json.id, { filter: { name: 'a' } }, { 'if-match': headers.etag });
  const late = await change(
    'STORE_MANAGER',
    json.id,
    { filter: { name: 'b' } },
    { 'if-match': headers.etag },
  );
  expect(late).toMatchObject({ status: 412, json: { changed: { by: 'STORE_OWNER first' } } });
});

test('a view whose filter the list no longer has is read and renamed', async () => {
  const { id } = (await save('STAFF', { name: 'Old', filter: { name: 'x' } })).json;
  const { db } = services.database;
  await db
    .update(savedViews)
    .set({ filter: { gone: 'x' } })
    .where(eq(savedViews.id, id));
  const renamed = await change('STAFF', id, { name: 'Still there' });
  expect(renamed).toMatchObject({ status: 200, json: { name: 'Still there', filter: { gone: 'x' } } });
});

test('a deleted view is restored', async () => {
  const { id } = (await save('STAFF', { name: 'Deleted', filter: { name: 'x' } })).json;
  await ask('STAFF', 'DELETE', `savedViews/${id}`);
  expect(await namesOf('STAFF', 'brands')).not.toContain('Deleted');
  await ask('STAFF', 'POST', `savedViews/${id}/restore`);
  const restored = await ask('STAFF', 'GET', `savedViews/${id}`);
  expect(restored.json).toMatchObject({ name: 'Deleted', filter: { name: 'x' } });
});

test('views are put in order', async () => {
  const ids = await Promise.all(
    ['A', 'B', 'C'].map(
      async (name) => (await save('STAFF', { resource: 'serials', name })).json.id as string,
    ),
  );
  await ask('STAFF', 'PUT', 'viewOrder', { body: { ids: ids.toReversed() } });
  expect((await viewsOf('STAFF', 'serials')).map(({ name }) => name)).toEqual(['C', 'B', 'A']);
});

describe('A list opens with', () => {
  const first = async (role: Role) =>
    (await viewsOf(role, 'transfers')).find(({ opens_first }) => opens_first)?.name;
  const choose = (role: Role, view_id: string | null) =>
    ask(role, 'PUT', 'chosenView', { body: { resource: 'transfers', view_id } });
  const shared = (name: string, values: object) =>
    save('ADMIN', { resource: 'transfers', name, is_default: true, ...values });

  test('the chosen view, else that of the role, else everybody’s', async () => {
    expect(await first('STAFF')).toBeUndefined();
    await shared('Everybody’s', { kind: 'STORE' });
    expect(await first('STAFF')).toBe('Everybody’s');
    await shared('Of staff', { kind: 'ROLE', role: 'STAFF' });
    expect(await first('STAFF')).toBe('Of staff');
    expect(await first('STORE_OWNER')).toBe('Everybody’s');
    const own = (await save('STAFF', { resource: 'transfers', name: 'Own' })).json;
    expect((await choose('STAFF', own.id)).status).toBe(204);
    expect(await first('STAFF')).toBe('Own');
    await choose('STAFF', null);
    expect(await first('STAFF')).toBeUndefined();
    await choose('STAFF', own.id);
    await ask('STAFF', 'DELETE', `savedViews/${own.id}`);
    expect(await first('STAFF')).toBe('Of staff');
  });

  test('one shared view of an owner', async () => {
    await shared('Another', { kind: 'STORE' });
    expect(await first('STORE_MANAGER')).toBe('Another');
  });

  test('no view of another list or person', async () => {
    const { id } = (await save('STORE_OWNER', { resource: 'transfers', name: 'Private' })).json;
    expect((await choose('STAFF', id)).status).toBe(422);
    const other = (await save('STAFF', { resource: 'movements', name: 'Elsewhere' })).json;
    expect((await choose('STAFF', other.id)).status).toBe(422);
    const nowhere = { resource: 'nothing', view_id: null };
    expect((await ask('STAFF', 'PUT', 'chosenView', { body: nowhere })).status).toBe(422);
  });
});

describe('Counts', () => {
  const count = (role: Role, model: string, filters: unknown) =>
    ask(role, 'POST', 'counts', { body: { resource: model, filters } });

  test('are those of each filter, and none of a filter that the list does not have', async () => {
    await add(services, 'brands', { name: 'Counted one' });
    await add(services, 'brands', { name: 'Counted two' });
    const filters = [{ name: 'counted' }, { name: 'one' }, { gone: 1 }, { name: 'nowhere' }];
    expect((await count('STAFF', 'brands', filters)).json).toEqual({ counts: [2, 1, null, 0] });
  });

  test('are those of the own store and of what one may list', async () => {
    await add(services, 'brands', { name: 'Elsewhere' }, services.other);
    expect((await count('STAFF', 'brands', [{ name: 'elsewhere' }])).json).toEqual({ counts: [0] });
    expect((await count('STAFF', 'transactions', [{}])).status).toBe(403);
    expect((await count('STAFF', 'nothing', [{}])).status).toBe(422);
  });

  test('are bounded', async () => {
    expect((await count('STAFF', 'brands', [])).status).toBe(422);
    expect(
      (
        await count(
          'STAFF',
          'brands',
          Array.from({ length: 101 }, () => ({})),
        )
      ).status,
    ).toBe(422);
    expect((await count('STAFF', 'brands', 'all')).status).toBe(422);
  });
});
