import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { secondFactors } from '../../server/staff/account/secondFactor/tables.ts';
import { roles, staff } from '../../server/staff/tables.ts';
import { secondFactorProblems } from '../../src/schemas/account/secondFactor.ts';
import { startApp, token, type TestApp } from './support.ts';

let services: TestApp;
let person: typeof staff.$inferSelect;

/** The clock is fixed in the middle of a time step, so that codes do not expire during a request. */
const step = 30_000;
beforeAll(async () => {
  const middle = step / 2;
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor((Date.now() - middle) / step) * step + middle });
  services = await startApp();
});
afterAll(async () => {
  await services.close();
  vi.useRealTimers();
});
/** A new staff member for each test, since attempts are counted. */
beforeEach(async () => {
  const key = crypto.randomUUID();
  person = await addPerson(key);
});

async function addPerson(key: string, role = 'STAFF') {
  const row = {
    store_id: services.store.id,
    location_id: services.store.locationIds[0],
    uid: key,
    email: `${key}@first.example`,
    first_name: 'Mara',
    last_name: 'Lind',
    role,
  };
  const [added] = await services.database.db.insert(staff).values(row).returning();
  await services.accounts.create('', {
    uid: key,
    email: row.email,
    password: '',
    displayName: '',
    claims: {},
  });
  return added as typeof person;
}

const now = () => Math.floor(Date.now() / 1000);

/** A token of a sign-in by password, or of one with the second factor. */
const tokenOf = (claims: object = {}, provider = 'password') =>
  token({
    sub: person.uid,
    email: person.email,
    email_verified: true,
    firebase: { tenant: services.store.tenant, sign_in_provider: provider },
    ...claims,
  });

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, bearer = tokenOf()) {
  const answer = await services.app.inject({
    method,
    url: `/dc/store/${services.store.id}/${path}`,
    headers: { authorization: `Bearer ${bearer}` },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, json: answer.json() };
}

/** Returns the ID token that the custom token is exchanged for. */
const signedInBy = (answer: { json: { token: string } }) => {
  const { uid, claims } = JSON.parse(answer.json.token) as { uid: string; claims: object };
  expect(uid).toBe(person.uid);
  return tokenOf(claims, 'custom');
};

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * step });

async function enrol(bearer = tokenOf()) {
  const { json } = await call('POST', 'second_factor/begin', {}, bearer);
  const key = json.key as string;
  const confirmed = await call('POST', 'second_factor/confirm', { code: codeOf(key, -1) }, bearer);
  expect(confirmed.status).toBe(200);
  return { key, bearer: signedInBy(confirmed), recovery: confirmed.json.recovery_codes as string[] };
}

const pass = (code: string, bearer?: string) => call('POST', 'second_factor/pass', { code }, bearer);
const lists = (bearer?: string) => call('GET', 'staff', undefined, bearer);

describe('turning it on', () => {
  test('returns a key as text and as QR code, and ten recovery codes after confirmation', async () => {
    const begun = await call('POST', 'second_factor/begin', {});
    expect(begun.json.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.json.address).toContain(
      `otpauth://totp/The%20first%20store:${encodeURIComponent(person.email)}`,
    );
    expect(begun.json.picture).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await lists()).status).toBe(200);

    const code = codeOf(begun.json.key as string);
    const confirmed = await call('POST', 'second_factor/confirm', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(new Set(confirmed.json.recovery_codes).size).toBe(10);
    const { json } = await call('GET', 'second_factor', undefined, signedInBy(confirmed));
    expect(json).toEqual({ date: expect.any(String), is_demanded: false, recovery_codes: 10 });
  });

  test('requires a recent sign-in with the password of this account', async () => {
    const old = tokenOf({ auth_time: now() - 600 });
    const begin = (password_token?: string) => call('POST', 'second_factor/begin', { password_token }, old);
    const other = token({
      sub: 'first-STAFF',
      firebase: { tenant: services.store.tenant, sign_in_provider: 'password' },
    });
    for (const proof of [undefined, old, other, tokenOf({}, 'custom'), 'x']) {
      expect(await begin(proof)).toMatchObject({
        status: 403,
        json: { type: secondFactorProblems.password },
      });
    }
    expect((await begin(tokenOf())).status).toBe(200);
  });

  test('a wrong code does not turn it on', async () => {
    const { json } = await call('POST', 'second_factor/begin', {});
    const code = codeOf(json.key as string, 5);
    expect(await call('POST', 'second_factor/confirm', { code })).toMatchObject({
      status: 422,
      json: { errors: [{ path: '/code', code: 'wrong' }] },
    });
    expect((await lists()).status).toBe(200);
  });

  test('an unconfirmed key expires', async () => {
    const { json } = await call('POST', 'second_factor/begin', {});
    await services.database.db
      .update(secondFactors)
      .set({ created_date: new Date(Date.now() - 3_600_000) })
      .where(eq(secondFactors.staff_id, person.id));
    const { json: problem } = await call('POST', 'second_factor/confirm', {
      code: codeOf(json.key as string),
    });
    expect(problem.errors).toMatchObject([{ code: 'begin_again' }]);
  });

  test('a new authenticator replaces the previous one', async () => {
    const first = await enrol();
    const second = await enrol(tokenOf({ second_factor: claimsIn(first.bearer).second_factor }));
    expect((await lists(first.bearer)).json.type).toBe(secondFactorProblems.code);
    expect((await pass(codeOf(first.key))).status).toBe(422);
    expect((await pass(codeOf(second.key))).status).toBe(200);
  });
});

const claimsIn = (bearer: string) =>
  JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as { second_factor: string };

describe('a session', () => {
  test('has no access until the code was entered', async () => {
    const { key } = await enrol();
    for (const path of ['staff', 'locations', `staff/${person.id}`, 'second_factor']) {
      expect(await call('GET', path)).toMatchObject({
        status: 403,
        json: { type: secondFactorProblems.code },
      });
    }
    const begun = await call('POST', 'second_factor/begin', {});
    expect(begun).toMatchObject({ status: 403, json: { type: secondFactorProblems.code } });
    const passed = await pass(codeOf(key));
    expect((await lists(signedInBy(passed))).status).toBe(200);
  });

  test('reports the missing factor with its own error, not as forbidden', async () => {
    const missingFactor = async (bearer?: string) => {
      const { status, json } = await call('GET', 'account/session', undefined, bearer);
      expect(status).toBe(200);
      return json;
    };
    expect(await missingFactor()).toEqual({ lack: null });
    const { bearer } = await enrol();
    expect(await missingFactor()).toEqual({ lack: 'code' });
    expect(await missingFactor(bearer)).toEqual({ lack: null });
  });

  test('with the second factor keeps the age of its password sign-in', async () => {
    const typed = now() - 100;
    const { key } = await enrol();
    const passed = await pass(codeOf(key), tokenOf({ auth_time: typed }));
    const bearer = signedInBy(passed);
    expect((await lists(bearer)).status).toBe(200);
    const after = { sessions_valid_from: new Date((typed + 50) * 1000) };
    await services.database.db.update(staff).set(after).where(eq(staff.id, person.id));
    expect((await lists(bearer)).status).toBe(401);
  });
});

describe('codes', () => {
  test('are accepted once', async () => {
    const { key } = await enrol();
    const code = codeOf(key);
    expect((await pass(code)).status).toBe(200);
    expect((await pass(code)).status).toBe(422);
    expect((await pass(codeOf(key, -1))).status).toBe(422);
    expect((await pass(codeOf(key, 1))).status).toBe(200);
  });

  test('are accepted once of two concurrent requests, recovery codes too', async () => {
    const { key, recovery } = await enrol();
    for (const code of [codeOf(key), recovery[0] ?? '']) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => pass(code)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
    }
  });

  test('are rejected after ten attempts, even correct ones', async () => {
    const { key } = await enrol();
    const statuses = [];
    for (let tried = 0; tried < 10; tried++) statuses.push((await pass('000000')).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(9);
    expect((await pass(codeOf(key))).status).toBe(429);
  });

  test('for recovery are accepted in any notation and stored as hashes', async () => {
    const { recovery } = await enrol();
    const [row] = await services.database.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.staff_id, person.id));
    expect(JSON.stringify(row)).not.toContain(recovery[0]);
    const passed = await pass(` ${recovery[3]?.toLowerCase().replaceAll('-', ' ').replace('0', 'o')}`);
    expect(passed.status).toBe(200);
    const { json } = await call('GET', 'second_factor', undefined, signedInBy(passed));
    expect(json.recovery_codes).toBe(9);
  });

  test('new recovery codes invalidate the previous ones', async () => {
    const { key, bearer, recovery } = await enrol();
    const code = codeOf(key);
    const { json } = await call('POST', 'second_factor/recovery_codes', { code }, bearer);
    expect((await pass(recovery[0] ?? '')).status).toBe(422);
    expect((await pass(json.recovery_codes[0] as string)).status).toBe(200);
  });

  test('of another account are wrong', async () => {
    const { key } = await enrol();
    person = await addPerson(crypto.randomUUID());
    await enrol();
    expect((await pass(codeOf(key))).status).toBe(422);
  });
});

test('no endpoint returns the key', async () => {
  const { key, bearer } = await enrol();
  const read = await call('GET', `staff/${person.id}`, undefined, bearer);
  expect(read.json.second_factor_date).toEqual(expect.any(String));
  expect(JSON.stringify(read.json)).not.toContain(key);
  const { text } = await services.ask('STORE_OWNER', 'GET', `staff/${person.id}/history`);
  expect(text).toContain('second_factor_date');
  expect(text).not.toContain(key);
});

test('is turned off by a code', async () => {
  const { key, bearer } = await enrol();
  const turnOff = (code: string) => call('POST', 'second_factor/turn_off', { code }, bearer);
  expect((await turnOff('123456')).status).toBe(422);
  expect(await turnOff(codeOf(key))).toMatchObject({ status: 200, json: { date: null } });
  expect((await lists()).status).toBe(200);
});

describe('a role that requires it', () => {
  const code = 'AUDITOR';
  beforeAll(async () => {
    await services.database.db.insert(roles).values({
      store_id: services.store.id,
      code,
      code_text: 'Auditor',
      permissions: [],
      demands_second_factor: true,
    });
  });
  beforeEach(async () => {
    person = await addPerson(crypto.randomUUID(), code);
  });

  test('allows nothing before it is on', async () => {
    const self = `staff/${person.id}`;
    expect(await call('GET', self)).toMatchObject({
      status: 403,
      json: { type: secondFactorProblems.enrolment },
    });
    expect((await call('GET', 'account/session')).json).toEqual({ lack: 'enrolment' });
    const { bearer } = await enrol();
    expect((await call('GET', self, undefined, bearer)).status).toBe(200);
  });

  test('does not allow turning it off', async () => {
    const { key, bearer } = await enrol();
    const off = await call('POST', 'second_factor/turn_off', { code: codeOf(key) }, bearer);
    expect(off.status).toBe(409);
    const { json } = await call('GET', 'second_factor', undefined, bearer);
    expect(json).toMatchObject({ is_demanded: true, date: expect.any(String) });
  });

  test('is updated, and its history records the change', async () => {
    const change = (demands_second_factor: boolean) =>
      services.ask('STORE_OWNER', 'PUT', `role/${code}`, { body: { demands_second_factor } });
    expect((await change(false)).json.demands_second_factor).toBe(false);
    expect((await call('GET', `staff/${person.id}`)).status).toBe(200);
    expect((await change(true)).status).toBe(200);
    const { text } = await services.ask('STORE_OWNER', 'GET', `role/${code}/history`);
    expect(text).toContain('demands_second_factor');
    const [kept] = await services.database.db.select().from(roles).where(eq(roles.code, code));
    expect(kept?.demands_second_factor).toBe(true);
  });
});

describe('reset by another person', () => {
  const reset = (role: 'ADMIN' | 'STORE_OWNER' | 'STORE_MANAGER' | 'STAFF', id = person.id) =>
    services.ask(role, 'DELETE', `staff/${id}/second_factor`);

  test('turns it off, ends the sessions and notifies the person', async () => {
    const { bearer } = await enrol();
    services.mails.length = 0;
    expect(await reset('STORE_OWNER')).toMatchObject({ status: 200, json: { second_factor_date: null } });
    const rows = services.database.db.select().from(secondFactors);
    expect(await rows.where(eq(secondFactors.staff_id, person.id))).toEqual([]);
    expect(services.accounts.known.get(person.uid ?? '')?.sessionsRevoked).toBe(1);
    await vi.waitFor(() => expect(services.mails).toHaveLength(1), { timeout: 10_000 });
    expect(services.mails[0]).toMatchObject({
      to: [{ address: person.email }],
      subject: 'Two-step sign-in was reset for The first store',
    });
    const before = claimsIn(bearer);
    const session = tokenOf({ ...before, auth_time: now() - 60 });
    expect((await call('GET', 'locations', undefined, session)).status).toBe(401);
    expect((await call('GET', 'locations', undefined, tokenOf({ auth_time: now() + 1 }))).status).toBe(200);
  });

  test('requires the right and a higher rank, and is not allowed for oneself', async () => {
    await enrol();
    const { STORE_OWNER: owner, ADMIN: admin } = services.store.staff;
    for (const [role, id] of [
      ['STAFF', person.id],
      ['STORE_MANAGER', person.id],
      ['STORE_OWNER', owner.id],
      ['STORE_OWNER', admin.id],
    ] as const) {
      expect((await reset(role, id)).status).toBe(403);
    }
    expect((await reset('ADMIN', owner.id)).status).toBe(200);
    const { staff: others } = services.other;
    expect((await reset('STORE_OWNER', others.STAFF.id)).status).toBe(404);
  });
});
