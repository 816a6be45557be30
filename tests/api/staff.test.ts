import { eq } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startIdentity, type Identity } from '../../server/staff/identity/identity.ts';
import { staff as staffTable } from '../../server/staff/tables.ts';
import type { Staff } from '../../src/schemas/staff/staff.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

const firebase = {
  projectId: 'demo-back-office',
  apiKey: 'local',
  emulatorHost: undefined,
  isEmulated: true,
};

let dataDir: string;
let identity: Identity;
let services: TestApp;
let home: number;
let away: number;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'staff-'));
  identity = await startIdentity({ dataDir, firebase });
  services = await startApp({ identity });
  await identity.accounts.ensureTenant(services.store.tenant, 'First');
  [home, away] = services.store.locationIds as [number, number];
}, 60_000);
afterAll(async () => {
  await services.close();
  await identity.close();
  rmSync(dataDir, { recursive: true });
});

const ask: TestApp['ask'] = (...call) => services.ask(...call);

const someone = (values: Partial<Staff> = {}) => ({
  first_name: 'Mara',
  last_name: 'Lind',
  email: `${crypto.randomUUID()}@first.example`,
  role: 'STAFF',
  location_id: home,
  ...values,
});

const create = (values: Partial<Staff> = {}, role: Parameters<TestApp['ask']>[0] = 'STORE_OWNER') => {
  const body = someone(values);
  return ask(role, 'POST', `location/${body.location_id}/staff`, { body });
};

const created = async (values: Partial<Staff> = {}) => {
  const { status, json, text } = await create(values);
  if (status !== 201) throw new Error(text);
  return json as Staff;
};

const update = (person: Staff, body: object, role: Parameters<TestApp['ask']>[0] = 'STORE_OWNER') =>
  ask(role, 'PUT', `location/${person.location_id}/staff/${person.id}`, { body });

const stored = async (id: string) => {
  const [row] = await services.database.db.select().from(staffTable).where(eq(staffTable.id, id));
  if (!row) throw new Error('Unknown staff member');
  return row;
};

const accountOf = async (id: string) =>
  identity.accounts.get(services.store.tenant, (await stored(id)).uid ?? '');

/** Signs in at the identity service like the browser. Returns the token. */
async function signIn(email: string, password: string): Promise<string | undefined> {
  const response = await fetch(
    `${identity.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, tenantId: services.store.tenant, returnSecureToken: true }),
    },
  );
  return ((await response.json()) as { idToken?: string }).idToken;
}

/** Chooses a password by the invitation. */
async function choosePassword(email: string, password: string) {
  await services.app.workIsDone();
  const mail = services.mails.findLast(({ to }) => to[0]?.address === email);
  if (!mail) throw new Error('No mail');
  const code = /^ +(\d{6})$/m.exec(mail.text)?.[1];
  const payload = { email, code, password };
  const answer = await services.app.inject({ method: 'POST', url: '/bdpwr/v1/set-password', payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

const brands = async (token: string | undefined) =>
  (
    await services.app.inject({
      url: `/dc/store/${services.store.id}/brands`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;

const errorsOf = ({ json }: Reply) => (json as { errors?: object[] }).errors;

describe('a new staff member', () => {
  test('is invited, gets an account, chooses a password and signs in', async () => {
    const person = await created({ email: `New.${crypto.randomUUID()}@First.example` });
    expect(person).toMatchObject({ status: 'INVITED', role: 'STAFF', settings: { staff_id: person.id } });
    expect(person.email).toBe(person.email.toLowerCase());
    expect(await accountOf(person.id)).toMatchObject({
      email: person.email,
      disabled: false,
      claims: { staff_id: person.id, store_id: services.store.id },
    });
    await choosePassword(person.email, 'Screwdriver9');
    expect(await brands(await signIn(person.email, 'Screwdriver9'))).toBe(200);
    expect((await stored(person.id)).status).toBe('ACTIVE');
  });

  test('with an existing email is rejected at the field, in any case', async () => {
    const { email } = await created();
    const again = await create({ email: email.toUpperCase() });
    expect(again.status).toBe(422);
    expect(errorsOf(again)).toEqual([{ path: '/email', code: 'unique' }]);
  });

  test('with an email that only the identity service knows is rejected at the field and not stored', async () => {
    const email = `${crypto.randomUUID()}@first.example`;
    const account = {
      uid: crypto.randomUUID(),
      email,
      password: 'Screwdriver9',
      displayName: '',
      claims: {},
    };
    await identity.accounts.create(services.store.tenant, account);
    const refused = await create({ email });
    expect(errorsOf(refused)).toEqual([{ path: '/email', code: 'unique' }]);
    const { json } = await ask('STORE_OWNER', 'GET', `staff?email=${encodeURIComponent(email)}`);
    expect(json.data).toEqual([]);
  });

  test('is not stored when the identity service fails', async () => {
    const failing = vi.spyOn(identity.accounts, 'create').mockRejectedValueOnce(new Error('It is off'));
    const person = someone();
    const refused = await ask('STORE_OWNER', 'POST', `location/${home}/staff`, { body: person });
    failing.mockRestore();
    expect(refused.status).toBe(503);
    expect(services.mails.filter(({ to }) => to[0]?.address === person.email)).toEqual([]);
    expect((await create({ email: person.email })).status).toBe(201);
  });

  test.each([
    ['a location of another store', () => ({ location_id: services.other.locationIds[0] }), '/location_id'],
    ['an unknown location', () => ({ location_id: 0 }), '/location_id'],
    ['an unknown role', () => ({ role: 'JUGGLER' }), '/role'],
    ['no first name', () => ({ first_name: ' ' }), '/first_name'],
    ['an invalid e-mail', () => ({ email: 'mara' }), '/email'],
    ['an unknown right', () => ({ permissions: [{ permission_id: 'FLY' }] }), '/permissions/0/permission_id'],
  ])('with %s is rejected at the field', async (_, values, path) => {
    const { status, json } = await create(values() as Partial<Staff>, 'ADMIN');
    expect(status).toBe(422);
    expect(json.errors).toContainEqual(expect.objectContaining({ path }));
  });
});

describe('a change', () => {
  test('of the email changes the account, and renews a pending invitation', async () => {
    const person = await created();
    const email = `changed.${crypto.randomUUID()}@first.example`;
    expect((await update(person, { email })).status).toBe(200);
    expect(await accountOf(person.id)).toMatchObject({ email });
    await choosePassword(email, 'Screwdriver9');
    expect(await signIn(person.email, 'Screwdriver9')).toBeUndefined();
    expect(await brands(await signIn(email, 'Screwdriver9'))).toBe(200);
  });

  test('of the email to an existing one is rejected at the field', async () => {
    const [one, two] = [await created(), await created()];
    const refused = await update(one, { email: two.email.toUpperCase() });
    expect(errorsOf(refused)).toEqual([{ path: '/email', code: 'unique' }]);
    expect(await accountOf(one.id)).toMatchObject({ email: one.email });
  });

  test('that the identity service rejects is not stored', async () => {
    const person = await created();
    const failing = vi.spyOn(identity.accounts, 'update').mockRejectedValueOnce(new Error('It is off'));
    const refused = await update(person, { email: 'lost@first.example', first_name: 'Lost' });
    failing.mockRestore();
    expect(refused.status).toBe(503);
    expect(await stored(person.id)).toMatchObject({ email: person.email, first_name: 'Mara' });
  });

  test('of the location is authorised by the stored one', async () => {
    const person = await created();
    expect((await update({ ...person, location_id: away }, { location_id: away })).status).toBe(404);
    const moved = await update(person, { location_id: away });
    expect(moved.json).toMatchObject({ location_id: away });
  });

  test('of anything else keeps status, rights and account', async () => {
    const person = await created({ permissions: [{ permission_id: 'EDIT_ORDER' }] });
    const changed = await update(person, { ...person, first_name: 'Mira' });
    expect(changed.json).toEqual({ ...person, first_name: 'Mira' });
  });
});

test('a person is found by words of the full name and of the email', async () => {
  const name = `Zoé${crypto.randomUUID().slice(0, 8)}`;
  const { id, email } = await created({ first_name: name, last_name: 'Tremblay' });
  for (const words of [`${name} trem`, `tremblay ${name.replace('é', 'e')} `, `Tremblay, ${name}`, email]) {
    const { json } = await ask('STORE_OWNER', 'GET', `staff?search=${encodeURIComponent(words)}`);
    expect((json as { data: Staff[] }).data.map((one) => one.id)).toEqual([id]);
  }
});

describe('a voided staff member', () => {
  test('is rejected on the next request and cannot sign in until reactivated', async () => {
    const person = await created();
    await choosePassword(person.email, 'Screwdriver9');
    const token = await signIn(person.email, 'Screwdriver9');
    expect(await brands(token)).toBe(200);

    expect((await update(person, { is_voided: true })).status).toBe(200);
    expect(await brands(token)).toBe(401);
    expect(await signIn(person.email, 'Screwdriver9')).toBeUndefined();
    expect(await accountOf(person.id)).toMatchObject({ disabled: true });

    expect((await update(person, { is_voided: false })).status).toBe(200);
    expect(await brands(await signIn(person.email, 'Screwdriver9'))).toBe(200);
  });

  test('stays active when the identity service fails', async () => {
    const person = await created();
    const failing = vi.spyOn(identity.accounts, 'update').mockRejectedValueOnce(new Error('It is off'));
    expect((await update(person, { is_voided: true })).status).toBe(503);
    failing.mockRestore();
    expect(await stored(person.id)).toMatchObject({ is_voided: false, sessions_valid_from: null });
  });

  test('gets no invitation', async () => {
    const person = await created({ is_voided: true });
    expect(await accountOf(person.id)).toMatchObject({ disabled: true });
    expect(services.mails.filter(({ to }) => to[0]?.address === person.email)).toEqual([]);
  });
});

describe('reading', () => {
  test('the list omits roles, filters by role and location, and is limited to one location for a manager', async () => {
    await created({ location_id: away, role: 'STORE_MANAGER' });
    const list = async (role: Parameters<TestApp['ask']>[0], query = '') =>
      ((await ask(role, 'GET', `staff?per_page=1000${query}`)).json as { data: Staff[] }).data;
    const all = await list('STORE_OWNER');
    expect(all.map(({ role }) => role)).toContain('ADMIN');
    const withoutAdmin = await list('STORE_OWNER', '&roles_to_ignore=ADMIN');
    expect(withoutAdmin).toHaveLength(all.length - 1);
    expect(
      new Set((await list('STORE_OWNER', `&location_id[]=${away}`)).map((one) => one.location_id)),
    ).toEqual(new Set([away]));
    expect(
      (await list('STORE_OWNER', '&role=STORE_MANAGER')).every(({ role }) => role === 'STORE_MANAGER'),
    ).toBe(true);
    expect((await list('STORE_MANAGER')).every(({ location_id }) => location_id === home)).toBe(true);
    expect(await list('STORE_MANAGER', `&location_id=${away}`)).toEqual([]);
  });

  test('the effective rights are those of the role plus added minus removed', async () => {
    const person = await created({
      permissions: [{ permission_id: 'EDIT_ORDER' }],
      removed_permissions: [{ permission_id: 'EDIT_CUSTOMER' }],
    });
    const { json } = await ask('STORE_OWNER', 'GET', `staff/${person.id}/permissions?page=1&per_page=100000`);
    const held = (json.data as { permission: { right: string } }[]).map(({ permission }) => permission.right);
    expect(held).toContain('EDIT_ORDER');
    expect(held).toContain('VIEW_LOCATION');
    expect(held).not.toContain('EDIT_CUSTOMER');
    expect(json.data[0]).toMatchObject({ store_id: services.store.id, permission: { name: held[0] } });
  });

  test('of staff elsewhere is closed to those who see only their location', async () => {
    const person = await created({ location_id: away });
    for (const path of [
      `staff/${person.id}`,
      `staff/${person.id}/permissions`,
      `staff/${person.id}/settings`,
    ]) {
      expect((await ask('STORE_MANAGER', 'GET', path)).status).toBe(403);
      expect((await ask('STORE_OWNER', 'GET', path)).status).toBe(200);
    }
  });

  test('of oneself also works by uid', async () => {
    const { id, uid } = services.store.staff.STAFF;
    for (const path of ['', '/permissions', '/settings']) {
      expect((await ask('STAFF', 'GET', `staff/${uid}${path}`)).json).toEqual(
        (await ask('STAFF', 'GET', `staff/${id}${path}`)).json,
      );
    }
    expect((await ask('STAFF', 'GET', `staff/${services.store.staff.ADMIN.uid}`)).status).toBe(404);
  });
});
