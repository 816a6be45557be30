import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointsOf, fillPath, parseEndpoint } from '../../src/schemas/endpoint.ts';
import type { Model } from '../../src/schemas/model.ts';
import type { Action } from '../../src/schemas/can.ts';
import { roles } from '../../src/schemas/rights.ts';
import { roles as roleTable, staff } from '../../server/staff/tables.ts';
import { catalog } from '../support/catalog.ts';
import { add } from './samples.ts';
import { startApp, token, tokenOf, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const ask: TestApp['ask'] = (...call) => services.ask(...call);

/** The status of the list of brands with this Authorization header. */
async function statusOf(authorization: string | undefined): Promise<number> {
  const { app, store } = services;
  const headers = authorization === undefined ? {} : { authorization };
  return (await app.inject({ url: `/dc/store/${store.id}/brands`, headers })).statusCode;
}

/** Every endpoint that a model declares: method and path. */
function callsOf(model: Model) {
  const actions = Object.keys(model.endpoints ?? {}) as Action[];
  return [
    ...actions.flatMap((action) => endpointsOf(model, action)),
    ...Object.values(model.links ?? {}).map(({ unlink }) => parseEndpoint(unlink)),
  ];
}

describe.each(catalog)('$name', (model) => {
  test.each(callsOf(model))(
    '$method $path refuses anonymous requests and other stores',
    async ({ method, path }) => {
      const { app, store, other } = services;
      const mine = await add(services, model.name, { name: `Own ${method} ${path}` });
      const theirs = await add(services, model.name, { name: `Foreign ${method} ${path}` }, other);
      const url = (storeId: string, id: string) => fillPath(path, { storeId, id });
      const payload = method === 'GET' ? undefined : { ids: [theirs.id], id: theirs.id, name: 'Taken over' };

      const anonymous = await app.inject({ method, url: url(store.id, mine.id), payload });
      expect(anonymous.statusCode).toBe(401);
      expect(anonymous.headers['www-authenticate']).toBe('Bearer');

      const intruder = await ask('ADMIN', method, url(other.id, theirs.id), { body: payload });
      expect(intruder.status).toBe(404);
      const smuggler = await ask('ADMIN', method, url(store.id, theirs.id), { body: payload });
      expect(smuggler.text).not.toContain(theirs.id);

      const kept = await ask('ADMIN', 'GET', `/dc/store/${other.id}/${model.name}/${theirs.id}`, {
        store: other,
      });
      expect(kept.json).toEqual(theirs);
    },
  );

  test('writes require the right to edit the catalogue', async () => {
    const { id } = await add(services, model.name, { name: `${model.name} kept` });
    for (const { method, path } of callsOf(model).filter((call) => call.method !== 'GET')) {
      const url = fillPath(path, { storeId: services.store.id, id });
      expect((await ask('STAFF', method, url, { body: { ids: [id], id, name: 'No' } })).status).toBe(403);
    }
    for (const role of ['ADMIN', 'STORE_OWNER', 'STORE_MANAGER'] as const) {
      expect((await ask(role, 'PUT', model.name, { body: { id, name: role } })).status).toBe(200);
    }
  });
});

const bearer = (claims: object) => `Bearer ${tokenOf(services.store, 'STAFF', claims)}`;

describe('tokens', () => {
  const hour = 3600;
  const now = Math.floor(Date.now() / 1000);

  test('authenticate the staff member that they name', async () => {
    const { id } = services.store.staff.STAFF;
    expect(await statusOf(bearer({}))).toBe(200);
    expect(await statusOf(bearer({ sub: 'unknown', staff_id: id, store_id: services.store.id }))).toBe(200);
    expect(await statusOf(bearer({ sub: 'unknown' }))).toBe(200);
  });

  const refused: [string, () => string | undefined][] = [
    ['no header', () => undefined],
    ['another authentication scheme', () => 'Basic YTpi'],
    ['a malformed token', () => 'Bearer nonsense'],
    ['an expired token', () => bearer({ exp: now - hour, iat: now - 2 * hour })],
    ['another project', () => bearer({ aud: 'another' }).replace(/$/, 'x')],
    ['an e-mail that is not verified', () => bearer({ sub: 'unknown', email_verified: false })],
    ['another tenant', () => bearer({ firebase: { tenant: 'second-tenant' } })],
    ['no tenant', () => bearer({ firebase: {} })],
    [
      'a staff member of another store',
      () => bearer({ staff_id: services.other.staff.STAFF.id, store_id: services.other.id }),
    ],
    ['a malformed staff id', () => bearer({ staff_id: "' or 1=1", store_id: services.store.id })],
    [
      'an unknown staff id',
      () => `Bearer ${token({ sub: 'unknown', firebase: { tenant: 'first-tenant' } })}`,
    ],
  ];
  test.each(refused)('refuses a token: %s', async (_, authorization) => {
    expect(await statusOf(authorization())).toBe(401);
  });
});

const change = (values: Partial<typeof staff.$inferInsert>) =>
  services.database.db.update(staff).set(values).where(eq(staff.id, services.store.staff.STORE_MANAGER.id));

const write = async () =>
  (await ask('STORE_MANAGER', 'POST', 'categories', { body: { name: 'A', slug: crypto.randomUUID() } }))
    .status;

const editCatalog = { permission_id: 'EDIT_CATALOG' };

describe('a change of the staff member applies to the next request', () => {
  test('rights removed from and restored to the person', async () => {
    expect(await write()).toBe(201);
    await change({ removed_permissions: [editCatalog] });
    expect(await write()).toBe(403);
    await change({ removed_permissions: [], permissions: [editCatalog], role: 'STAFF' });
    expect(await write()).toBe(201);
    await change({ permissions: [], role: 'STORE_MANAGER' });
  });

  test('rights removed from the role', async () => {
    const { db } = services.database;
    const isManager = eq(roleTable.code, 'STORE_MANAGER');
    const [role] = await db.select().from(roleTable).where(isManager);
    await db.update(roleTable).set({ permissions: [] }).where(isManager);
    expect(await write()).toBe(403);
    await db.update(roleTable).set({ permissions: role?.permissions }).where(isManager);
    expect(await write()).toBe(201);
  });

  test('a deactivated account', async () => {
    await change({ is_voided: true });
    expect(await write()).toBe(401);
    await change({ is_voided: false });
    expect(await write()).toBe(201);
  });

  test('revoked sessions', async () => {
    await change({ sessions_valid_from: new Date(Date.now() + 5000) });
    expect(await write()).toBe(401);
    await change({ sessions_valid_from: new Date(Date.now() - 5000) });
    expect(await write()).toBe(201);
  });

  test('even while earlier requests of the same session are pending', async () => {
    for (let round = 0; round < 5; round += 1) {
      const earlier = Array.from({ length: 10 }, write);
      const later = change({ removed_permissions: [editCatalog] }).then(write);
      expect(await later).toBe(403);
      await Promise.all(earlier);
      await change({ removed_permissions: [] });
      expect(await write()).toBe(201);
    }
  });
});

describe('concurrent requests', () => {
  test('are each authenticated as their own sender', async () => {
    const { store, other } = services;
    const mixed = [...roles, ...roles].flatMap((role) => [
      { role, of: store },
      { role, of: other },
    ]);
    const responses = mixed.map(async ({ role, of }) => {
      const { json } = await ask(role, 'GET', `staff/${of.staff[role].uid}`, { store: of });
      return json.id;
    });
    expect(await Promise.all(responses)).toEqual(mixed.map(({ role, of }) => of.staff[role].id));
  });
});
