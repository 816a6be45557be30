import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { staff } from '../../server/staff/tables.ts';
import { rights, roleRights, roles } from '../../src/schemas/rights.ts';
import { startApp, token, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const ask: TestApp['ask'] = (...call) => services.ask(...call);
const anonymously = (url: string) => services.app.inject({ url });

describe('the store', () => {
  test.each(['first.example', 'www.first.example', 'admin.FIRST.example'])(
    'is found at %s',
    async (domain) => {
      const answer = await anonymously(`/dc/store/domain/${domain}?include_children=false`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        id: services.store.id,
        name: 'The first store',
        business_name: 'first Ltd.',
        email: 'hello@first.example',
        phone: null,
        slogan: null,
        domain: 'first.example',
        tenant_id: 'first-tenant',
        timezone: 'America/Toronto',
        display_repair_cost: true,
      });
    },
  );

  test('is not found at other hosts', async () => {
    for (const path of ['domain/nowhere.example', `${crypto.randomUUID()}/config`, 'x/config']) {
      expect((await anonymously(`/dc/store/${path}`)).statusCode).toBe(404);
    }
  });

  test('returns its config to everybody, the rest to its members', async () => {
    const { id } = services.store;
    expect((await anonymously(`/dc/store/${id}/config`)).json()).toEqual({ title: 'first' });
    expect((await anonymously(`/dc/store/${id}`)).statusCode).toBe(401);
    expect((await ask('STAFF', 'GET', `/dc/store/${id}`)).json.name).toBe('The first store');
    expect((await ask('STAFF', 'GET', `/dc/store/${services.other.id}`)).status).toBe(404);
  });

  test('returns the enabled features', async () => {
    const toggles = 'features/toggle?types=DASHBOARD';
    expect((await ask('STAFF', 'GET', toggles)).json).toEqual([
      { feature_id: 'DASHBOARD_CATALOG', is_enabled: true },
    ]);
    expect((await ask('STAFF', 'GET', 'features/toggle?types=SHOP')).json).toEqual([]);
    const elsewhere = `/dc/store/${services.other.id}/${toggles}`;
    expect((await ask('STAFF', 'GET', elsewhere, { store: services.other })).json).toMatchObject([
      { is_enabled: false },
    ]);
  });
});

describe.each(roles)('%s', (role) => {
  test('reads the own profile by id or uid', async () => {
    const { id, uid, email } = services.store.staff[role];
    for (const name of [id, uid]) {
      const { json } = await ask(role, 'GET', `staff/${name}?include_voided=false`);
      expect(json).toMatchObject({ id, email, role, settings: { staff_id: id, default_locale: 'en' } });
      expect(json).not.toHaveProperty('uid');
    }
    expect((await ask(role, 'GET', `staff/${id}/settings`)).json).toEqual({
      staff_id: id,
      default_locale: 'en',
    });
  });

  test('reads the own rights', async () => {
    const { id } = services.store.staff[role];
    const { json } = await ask(role, 'GET', `staff/${id}/permissions?page=1&per_page=100000`);
    const held = json.data.map(({ permission }: { permission: { right: string } }) => permission.right);
    expect(held).toEqual(role === 'ADMIN' ? rights : roleRights[role]);
    expect(json.metadata.total).toBe(held.length);
  });

  test('reads the accessible locations', async () => {
    const { json } = await ask(role, 'GET', 'locations?page=1&per_page=100000&include_voided=true');
    const ids = json.data.map((location: { id: number }) => location.id);
    const [own] = services.store.locationIds;
    expect(ids).toEqual(roleRights[role].includes('VIEW_ALL_LOCATIONS') ? services.store.locationIds : [own]);
    expect(json.metadata.total).toBe(ids.length);
  });
});

test('health', async () => {
  expect((await anonymously('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await anonymously('/readyz')).json()).toEqual({ status: 'ready' });
});

test('a user known by a verified email only reads the own profile by uid', async () => {
  const { store, database } = services;
  const { id, email } = store.staff.STAFF;
  await database.db.update(staff).set({ uid: null }).where(eq(staff.id, id));
  const claims = { sub: 'elsewhere', email, email_verified: true, firebase: { tenant: store.tenant } };
  const { statusCode, json } = await services.app.inject({
    url: `/dc/store/${store.id}/staff/elsewhere`,
    headers: { authorization: `Bearer ${token(claims)}` },
  });
  expect(statusCode).toBe(200);
  expect(json()).toMatchObject({ id });
});
