import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { staff } from '../../server/staff/tables.ts';
import { AccountError } from '../../server/staff/identity/accounts.ts';
import { startApp, token, type TestApp } from './support.ts';

const password = 'naïve Tofu & 9';
const now = Math.floor(Date.now() / 1000);
const [office, phone] = [now - 300, now - 200];

let services: TestApp;
/** A new staff member for each test. */
let person: { id: string; uid: string; email: string };
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());
beforeEach(async () => {
  const key = crypto.randomUUID();
  person = { id: key, uid: `uid-${key}`, email: `${key}@first.example` };
  const name = { first_name: 'Mara', last_name: 'Lind' };
  await services.database.db
    .insert(staff)
    .values({ ...person, ...name, role: 'STAFF', store_id: services.store.id });
  const account = { uid: person.uid, email: person.email, displayName: 'Mara', claims: {} };
  await services.accounts.create('first-tenant', { ...account, password: 'Screwdriver1' });
});

const tokenOf = (auth_time: number, { uid } = person, provider = 'password') =>
  token({ sub: uid, auth_time, firebase: { tenant: services.store.tenant, sign_in_provider: provider } });

/** A recent sign-in, which proves the password. */
const proof = () => tokenOf(now - 5);

const call = (
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  payload?: object,
  authTime = office,
  remoteAddress = '127.0.0.1',
) =>
  services.app.inject({
    method,
    url: `/dc/store/${services.store.id}/account/${path}`,
    headers: { authorization: `Bearer ${tokenOf(authTime)}` },
    payload,
    remoteAddress,
  });

const mailsTo = (address: string) => services.mails.filter(({ to }) => to[0]?.address === address);
const subjects = (address: string) => mailsTo(address).map(({ subject }) => subject);
const soon = { timeout: 10_000 };
const arrived = (address: string, subject: string) =>
  vi.waitFor(() => expect(subjects(address)).toContain(subject), soon);

const account = () => services.accounts.known.get(person.uid);
const stored = async () =>
  (await services.database.db.select().from(staff).where(eq(staff.id, person.id)))[0];

describe('the password', () => {
  test('is changed, confirmed by an email, and ends the other sessions but not this one', async () => {
    expect((await call('GET', 'sessions', undefined, phone)).statusCode).toBe(200);
    const answer = await call('PUT', 'password', { proof: proof(), password });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(account()?.password).toBe(password);
    expect(JSON.parse(answer.json<{ sign_in: string }>().sign_in)).toEqual({
      uid: person.uid,
      claims: { password_time: office },
    });
    expect((await call('GET', 'sessions')).statusCode).toBe(200);
    for (const ended of [phone, now - 100])
      expect((await call('GET', 'sessions', undefined, ended)).statusCode).toBe(401);
    await arrived(person.email, 'Your password for The first store was changed');
  });

  test('sends the email in the language of its owner', async () => {
    await services.database.db
      .update(staff)
      .set({ settings: { default_locale: 'fr' } })
      .where(eq(staff.id, person.id));
    await call('PUT', 'password', { proof: proof(), password });
    await vi.waitFor(
      () => expect(subjects(person.email)).toEqual(['Votre mot de passe pour The first store a été modifié']),
      soon,
    );
  });

  test('is stored in one Unicode normalisation', async () => {
    await call('PUT', 'password', { proof: proof(), password: password.normalize('NFD') });
    expect(account()?.password).toBe(password.normalize('NFC'));
  });

  test.each([
    ['short', 'minLength'],
    ['e\u0301'.repeat(7), 'minLength'],
    ['x'.repeat(129), 'maxLength'],
    ['Password1', 'common'],
    ['QWERTYUIOP', 'common'],
    ['the FIRST store', 'personal'],
  ])('rejects %s: %s', async (wrong, code) => {
    const answer = await call('PUT', 'password', { proof: proof(), password: wrong });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: '/password', code }] });
    expect(account()?.password).toBe('Screwdriver1');
  });

  test('must differ from the own email', async () => {
    for (const own of [person.email.toUpperCase(), person.email.split('@')[0]]) {
      const answer = await call('PUT', 'password', { proof: proof(), password: own });
      expect(answer.json()).toMatchObject({ errors: [{ path: '/password', code: 'personal' }] });
    }
  });

  test.each([
    ['the session itself', () => tokenOf(office)],
    ['a sign-in before the session', () => tokenOf(office - 10)],
    ['an old sign-in', () => tokenOf(now - 310)],
    ['another way of signing in', () => tokenOf(now - 5, person, 'custom')],
    ['another person', () => tokenOf(now - 5, services.store.staff.ADMIN)],
    ['a malformed token', () => 'nothing'],
  ])('requires the current one and rejects %s', async (_, wrong) => {
    const answer = await call('PUT', 'password', { proof: wrong(), password });
    expect(answer.json()).toMatchObject({ status: 403, errors: [{ path: '/proof', code: 'password' }] });
    expect(account()?.password).toBe('Screwdriver1');
  });

  test('is unchanged, with every session, when the identity service is unavailable', async () => {
    await call('GET', 'sessions', undefined, phone);
    const away = vi.spyOn(services.accounts, 'update').mockRejectedValue(new AccountError('app/network', ''));
    expect((await call('PUT', 'password', { proof: proof(), password })).statusCode).toBe(503);
    away.mockRestore();
    expect((await call('GET', 'sessions', undefined, phone)).statusCode).toBe(200);
    expect(mailsTo(person.email)).toEqual([]);
  });

  test('changed concurrently from two sessions is that of the surviving one', async () => {
    await Promise.all([call('GET', 'sessions'), call('GET', 'sessions', undefined, phone)]);
    const passwords = ['an Owl at night', 'a Fox at noon'];
    const [first, second] = await Promise.all(
      passwords.map((one, index) =>
        call('PUT', 'password', { proof: proof(), password: one }, [office, phone][index]),
      ),
    );
    const won = first?.statusCode === 200 ? 0 : 1;
    expect(new Set([first?.statusCode, second?.statusCode])).toEqual(new Set([200, 401]));
    expect(account()?.password).toBe(passwords[won]);
  });
});

describe('the email', () => {
  const fresh = () => `new-${crypto.randomUUID()}@first.example`;
  const askFor = (email: string) => call('POST', 'email_code', { proof: proof(), email });
  const confirm = (email: string, code: string) => call('PUT', 'email', { proof: proof(), email, code });

  async function codeFor(email: string, typed = email) {
    expect((await askFor(typed)).statusCode).toBe(200);
    await arrived(email, 'Confirm your new email for The first store');
    return /^ +(\d{6})$/m.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
  }

  test('is changed after the code sent to it was entered, and the old address is notified', async () => {
    await call('GET', 'sessions', undefined, phone);
    const email = fresh();
    const code = await codeFor(email, email.toUpperCase());
    expect((await stored())?.email).toBe(person.email);
    const answer = await confirm(email, code);
    expect(answer.statusCode, answer.body).toBe(200);
    expect([(await stored())?.email, account()?.email]).toEqual([email, email]);
    await arrived(person.email, 'Your email for The first store was changed');
    expect((await call('GET', 'sessions')).statusCode).toBe(200);
    expect((await call('GET', 'sessions', undefined, phone)).statusCode).toBe(401);
    expect((await confirm(email, code)).statusCode).toBe(422);
  });

  test('of another account is rejected, in any case', async () => {
    const answer = await askFor(services.store.staff.ADMIN.email.toUpperCase());
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: '/email', code: 'unique' }] });
    const same = await askFor(person.email);
    expect(same.json()).toMatchObject({ errors: [{ path: '/email', code: 'same' }] });
  });

  test('requires a code for this very address', async () => {
    const [one, other] = [fresh(), fresh()];
    const code = await codeFor(one);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (const [email, typed] of [
      [one, wrong],
      [other, code],
    ] as const)
      expect((await confirm(email, typed)).json()).toMatchObject({
        errors: [{ path: '/code', code: 'wrong' }],
      });
    expect((await stored())?.email).toBe(person.email);
    expect((await confirm(one, code)).statusCode).toBe(200);
  });

  test('a code for it cannot set a password', async () => {
    const code = await codeFor(fresh());
    const answer = await services.app.inject({
      method: 'POST',
      url: '/bdpwr/v1/set-password',
      payload: { email: person.email, code, password },
    });
    expect(answer.statusCode).toBe(422);
    expect(account()?.password).toBe('Screwdriver1');
  });

  test('is unchanged when the identity service rejects it, and the code stays valid', async () => {
    const email = fresh();
    const code = await codeFor(email);
    const refused = new AccountError('auth/email-already-exists', '');
    const refusing = vi.spyOn(services.accounts, 'update').mockRejectedValue(refused);
    expect((await confirm(email, code)).json()).toMatchObject({
      errors: [{ path: '/email', code: 'unique' }],
    });
    refusing.mockRestore();
    expect((await stored())?.email).toBe(person.email);
    expect((await confirm(email, code)).statusCode).toBe(200);
  });

  test('claimed by two concurrently goes to one, here and in the identity service', async () => {
    const first = person;
    const email = fresh();
    const code = await codeFor(email);
    const rival = services.store.staff.ADMIN;
    const taking = services.ask('STORE_OWNER', 'POST', `location/${services.store.locationIds[0]}/staff`, {
      body: {
        first_name: 'Ada',
        last_name: 'Berg',
        email,
        role: 'STAFF',
        location_id: services.store.locationIds[0],
      },
    });
    const [changed, made] = await Promise.all([confirm(email, code), taking]);
    expect([changed.statusCode, made.status].filter((status) => status < 300)).toHaveLength(1);
    const holders = await services.database.db.select().from(staff).where(eq(staff.email, email));
    expect(holders).toHaveLength(1);
    expect(services.accounts.known.get(first.uid)?.email === email).toBe(holders[0]?.id === first.id);
    expect(rival.email).not.toBe(email);
  });

  test('cannot be changed by another update', async () => {
    const url = `/dc/store/${services.store.id}/location/${services.store.locationIds[0]}/staff/${services.store.staff.STAFF.id}`;
    const { status } = await services.ask('STAFF', 'PUT', url, { body: { email: fresh() } });
    expect(status).toBe(403);
  });
});
