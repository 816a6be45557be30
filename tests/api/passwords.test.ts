import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invite } from '../../server/staff/account/invite.ts';
import { Scope } from '../../server/core/scope.ts';
import { passwordCodes } from '../../server/staff/account/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import { startApp, type TestApp } from './support.ts';

const password = 'naïve Tofu & 9';

let services: TestApp;
/** A new staff member for each test. */
let person: typeof staff.$inferSelect;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());
beforeEach(async () => {
  const key = crypto.randomUUID();
  const email = `${key}@first.example`;
  const row = {
    store_id: services.store.id,
    uid: key,
    email,
    first_name: 'Mara',
    last_name: 'Lind',
    role: 'STAFF',
  };
  [person] = (await services.database.db.insert(staff).values(row).returning()) as [typeof person];
  services.accounts.known.clear();
});

const reset = (email: string, store = services.store, remoteAddress = '127.0.0.1') =>
  services.app.inject({
    method: 'POST',
    url: `/dc/store/${store.id}/reset_password`,
    payload: { email },
    remoteAddress,
  });

const choose = (payload: object, headers = {}, remoteAddress = '127.0.0.1') =>
  services.app.inject({ method: 'POST', url: '/bdpwr/v1/set-password', payload, headers, remoteAddress });

/** A random client IP address. */
const elsewhere = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

const mailsTo = (address: string) => services.mails.filter(({ to }) => to[0]?.address === address);

/** Waits for the emails to the person and returns the newest code. */
async function codeSent(mails = 1): Promise<string> {
  await vi.waitFor(() => expect(mailsTo(person.email)).toHaveLength(mails), { timeout: 10_000 });
  return /^ +(\d{6})$/m.exec(mailsTo(person.email).at(-1)?.text ?? '')?.[1] ?? '';
}

async function codeOf(): Promise<string> {
  await reset(person.email);
  return codeSent();
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const storedCode = () =>
  services.database.db.select().from(passwordCodes).where(eq(passwordCodes.staff_id, person.id));

const change = (values: Partial<typeof staff.$inferInsert>) =>
  services.database.db.update(staff).set(values).where(eq(staff.id, person.id));

describe('requesting a code', () => {
  test('sends it to the address, with a link to the form', async () => {
    const { email } = person;
    const answer = await reset(email.toUpperCase());
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 200 }]);
    const code = await codeSent();
    const [mail] = mailsTo(person.email);
    expect(mail).toMatchObject({
      to: [{ address: email }],
      subject: 'Reset your password for The first store',
      fromName: 'The first store',
      replyTo: 'hello@first.example',
    });
    const link = `http://first.example:4000/confirm-code?email=${encodeURIComponent(email)}#${code}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
  });

  test('uses the language of the recipient', async () => {
    await change({ settings: { default_locale: 'fr' } });
    await codeOf();
    expect(mailsTo(person.email)[0]?.subject).toBe(
      'Réinitialisation de votre mot de passe pour The first store',
    );
    expect(mailsTo(person.email)[0]?.html).toContain('<html lang="fr">');
  });

  test('ignores the Host header of the request', async () => {
    await services.app.inject({
      method: 'POST',
      url: `/dc/store/${services.store.id}/reset_password`,
      headers: { host: 'evil.localhost', 'x-forwarded-host': 'evil.example' },
      payload: { email: person.email },
    });
    await codeSent();
    expect(JSON.stringify(mailsTo(person.email))).not.toContain('evil');
  });

  test('returns the same response for unknown addresses, and emails nobody else', async () => {
    await change({ is_voided: true });
    services.mails.length = 0;
    for (const email of ['nobody@first.example', services.other.staff.STAFF.email, person.email]) {
      const answer = await reset(email);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 200 }]);
    }
    const owner = services.store.staff.STORE_OWNER.email;
    await reset(owner);
    await vi.waitFor(() => expect(services.mails.map(({ to }) => to)).toEqual([[{ address: owner }]]), {
      timeout: 10_000,
    });
  });

  test('is limited to five per hour, for unknown addresses too', async () => {
    for (const email of [person.email, `nobody-${person.email}`]) {
      const statuses = [];
      for (let time = 1; time <= 5; time++) statuses.push((await reset(email)).statusCode);
      const refused = await reset(email);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
      statuses.push(refused.statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  test('still succeeds after requests by others; the newest code stays valid, and the response says so', async () => {
    for (let time = 1; time <= 14; time++) {
      expect((await reset(person.email, services.store, elsewhere())).statusCode).toBe(200);
    }
    const answer = await reset(person.email);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 200, is_limited: true }]);
    const code = await codeSent(10);
    expect((await chosen(code)).statusCode).toBe(200);
  });

  test('stores only a hash of the code', async () => {
    const code = await codeOf();
    const [row] = await storedCode();
    expect(row?.code_hash).not.toContain(code);
  });

  test('escapes names', async () => {
    await change({ first_name: '<img src=x onerror=alert(1)>' });
    await codeOf();
    expect(mailsTo(person.email)[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

const chosen = (code: string, more = {}) =>
  choose({ email: person.email, code, password, store_id: services.store.id, ...more });

const chosenFrom = (address: string, code: string) =>
  choose({ email: person.email, code, password, store_id: services.store.id }, {}, address);

describe('choosing a password', () => {
  test('creates the account of a person without one, and signs them in', async () => {
    await change({ uid: null, status: 'INVITED' });
    const answer = await chosen(await codeOf());
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 200, message: 'Password changed successfully.' },
    ]);
    const { id, email } = person;
    expect(services.accounts.known.get(id)).toMatchObject({
      email,
      password,
      claims: { staff_id: id, store_id: services.store.id },
    });
    const [row] = await services.database.db.select().from(staff).where(eq(staff.id, id));
    expect(row).toMatchObject({ uid: id, status: 'ACTIVE' });
  });

  test('changes the password of an account and ends its sessions', async () => {
    const { email, id } = person;
    const uid = person.uid ?? '';
    const old = { uid, email, password: 'Before2026', displayName: 'Mara Lind', claims: {} };
    await services.accounts.create('first-tenant', old);
    expect((await chosen(await codeOf())).statusCode).toBe(200);
    expect(services.accounts.known.get(uid)).toMatchObject({ password, sessionsRevoked: 1 });
    const [row] = await services.database.db.select().from(staff).where(eq(staff.id, id));
    expect(row?.sessions_valid_from?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('finds the store of an address that is unique to one store', async () => {
    const code = await codeOf();
    expect((await choose({ email: person.email, code, password })).statusCode).toBe(200);
  });

  test('works once', async () => {
    const code = await codeOf();
    expect((await chosen(code)).statusCode).toBe(200);
    expect((await chosen(code)).statusCode).toBe(422);
  });

  test('requires the newest code', async () => {
    const first = await codeOf();
    await reset(person.email);
    const second = await codeSent(2);
    const isAnother = first !== second;
    expect((await chosen(isAnother ? first : other(second))).statusCode).toBe(422);
    expect((await chosen(second)).statusCode).toBe(200);
  });

  test('counts wrong codes per client, and does not void the code of its owner', async () => {
    const code = await codeOf();
    const stranger = elsewhere();
    const tried = async (tries: string) => (await chosenFrom(stranger, tries)).statusCode;
    for (let time = 1; time <= 10; time++) expect(await tried(other(code))).toBe(422);
    expect(await tried(code)).toBe(429);
    expect((await chosen(code)).statusCode).toBe(200);
  });

  test('voids the code after twenty wrong ones from all clients', async () => {
    const code = await codeOf();
    for (let time = 1; time <= 20; time++) {
      expect((await chosenFrom(elsewhere(), other(code))).statusCode).toBe(422);
    }
    expect((await chosen(code)).statusCode).toBe(422);
    expect(services.accounts.known.size).toBe(0);
  });

  test('allows no more attempts to concurrent guesses', async () => {
    const code = await codeOf();
    await Promise.all(Array.from({ length: 24 }, () => chosenFrom(elsewhere(), other(code))));
    const [row] = await storedCode();
    expect(row?.tries_left).toBe(0);
    expect((await chosen(code)).statusCode).toBe(422);
  });

  test('reports an expired code only to those who have it', async () => {
    const code = await codeOf();
    await services.database.db
      .update(passwordCodes)
      .set({ expires_date: new Date(Date.now() - 1000) })
      .where(eq(passwordCodes.staff_id, person.id));
    expect((await chosen(other(code))).json().message).toContain('wrong');
    expect((await chosen(code)).json()).toEqual({
      status: 422,
      message: 'This code has expired. Please request a new one.',
    });
  });

  test('returns the same error for an unknown person and a wrong code, in the requested language', async () => {
    const code = await codeOf();
    const french = { 'accept-language': 'fr' };
    const wrong = await choose({ email: person.email, code: other(code), password }, french);
    const unknown = await choose({ email: 'nobody@first.example', code, password }, french);
    const atOther = await choose(
      { email: person.email, code, password, store_id: services.other.id },
      french,
    );
    expect(wrong.json().message).toMatch(/^Ce code est erroné/);
    expect([unknown.json(), atOther.json()]).toEqual([wrong.json(), wrong.json()]);
    expect([unknown.statusCode, atOther.statusCode]).toEqual([422, 422]);
  });

  test.each([
    ['short1!', 'This password is too short. Please choose one of 8 to 128 characters.'],
    ['a'.repeat(129), 'This password is too long. Please choose one of 8 to 128 characters.'],
    [
      'Sunshine1',
      'This is one of the commonest passwords, which are guessed first. Please choose another one.',
    ],
    ['The First Store', 'Your email or the name of the store is no password. Please choose another one.'],
  ])('rejects %j', async (weak, message) => {
    const code = await codeOf();
    const answer = await chosen(code, { password: weak });
    expect(answer.json()).toEqual({ status: 422, message });
    expect((await chosen(code)).statusCode).toBe(200);
  });

  test('is rejected for a person who was voided since', async () => {
    const code = await codeOf();
    await change({ is_voided: true });
    expect((await chosen(code)).statusCode).toBe(422);
    expect(services.accounts.known.size).toBe(0);
  });

  test('keeps the code valid when the identity service fails', async () => {
    const code = await codeOf();
    const get = vi.spyOn(services.accounts, 'get').mockRejectedValueOnce(new Error('It does not answer'));
    expect((await chosen(code)).statusCode).toBe(500);
    get.mockRestore();
    expect((await chosen(code)).statusCode).toBe(200);
  });
});

test('an invitation survives resets and wrong guesses, and ends once a password is chosen', async () => {
  await sendInvitation();
  const invitation = await codeSent();
  for (let time = 1; time <= 25; time++) await chosenFrom(elsewhere(), other(invitation));
  await reset(person.email);
  const code = await codeSent(2);
  expect(await storedCode()).toHaveLength(2);
  expect((await chosen(invitation)).statusCode).toBe(200);
  expect(await storedCode()).toEqual([]);
  expect((await chosen(code)).statusCode).toBe(422);
});

test('an invited person starts with the language of the browser, and keeps the one they chose', async () => {
  const languageOf = async () => {
    const [row] = await services.database.db
      .select({ settings: staff.settings })
      .from(staff)
      .where(eq(staff.id, person.id));
    return row?.settings.default_locale;
  };
  const from = async (language: string) => {
    services.mails.length = 0;
    const body = { email: person.email, code: await codeOf(), password, store_id: services.store.id };
    return (await choose(body, { 'accept-language': language })).statusCode;
  };
  await change({ status: 'INVITED', settings: { default_locale: 'en' } });
  expect([await from('fr-CA,fr;q=0.9'), await languageOf()]).toEqual([200, 'fr']);
  expect([await from('en'), await languageOf()]).toEqual([200, 'fr']);
  await change({ settings: { default_locale: 'en' } });
});

async function sendInvitation() {
  const { store, database } = services;
  const scope = new Scope(database.db, { id: store.id, timezone: 'UTC' });
  await invite((domain) => `https://${domain}`, scope, person.id);
  await services.app.workIsDone();
}

test('an invitation is valid for seven days', async () => {
  await sendInvitation();
  expect(mailsTo(person.email)[0]).toMatchObject({ subject: 'Your staff account at The first store' });
  expect(mailsTo(person.email)[0]?.text).toContain(
    `https://first.example/confirm-code?email=${encodeURIComponent(person.email)}#`,
  );
  const [row] = await storedCode();
  const days = ((row?.expires_date.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);
  expect((await choose({ email: person.email, code: await codeSent(), password })).statusCode).toBe(200);
});
