import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Accounts, NewAccount } from '../../server/staff/identity/accounts.ts';
import { startIdentity, type Identity } from '../../server/staff/identity/identity.ts';
import { readSettings } from '../../server/settings.ts';
import { makeServiceAccount, startFakeGoogle, type Google } from '../support/google.ts';

const projectId = 'demo-accounts';
const project = { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: 'key', MAIL_URL: 'smtp://127.0.0.1:1' };

let dataDir: string;
let emulator: Identity;
let google: Google;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'accounts-'));
  const { firebase } = readSettings({});
  emulator = await startIdentity({ dataDir, firebase: { ...firebase, projectId } });
  google = await startFakeGoogle({ emulator: emulator.url });
});
afterAll(async () => {
  await emulator.close();
  await google.close();
  rmSync(dataDir, { recursive: true });
});

const openEmulator = () =>
  startIdentity(readSettings({ ...project, FIREBASE_AUTH_EMULATOR_HOST: new URL(emulator.url ?? '').host }));

async function openProject() {
  await import(/* @vite-ignore */ google.diversion);
  const account = JSON.stringify(makeServiceAccount(projectId));
  return startIdentity(readSettings({ ...project, FIREBASE_SERVICE_ACCOUNT: account }));
}

/** Calls the identity service like a browser; every store has its own tenant. */
async function ask(call: string, body: object) {
  const response = await fetch(`${emulator.url}/${call}?key=key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { error, ...answer } = (await response.json()) as Answer & { error?: { message: string } };
  return { ...answer, error: error?.message };
}

type Answer = Partial<Record<'localId' | 'idToken' | 'refreshToken', string>>;

const signIn = (tenantId: string, email: string, password: string) =>
  ask('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
    tenantId,
    email,
    password,
    returnSecureToken: true,
  });

const refresh = (refresh_token: string) =>
  ask('securetoken.googleapis.com/v1/token', { grant_type: 'refresh_token', refresh_token });

/** Sign-in times have a resolution of one second. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000) + 50));

const wrong = 'INVALID_LOGIN_CREDENTIALS';

describe.each([
  ['an emulator that runs already', openEmulator],
  ['a real project', openProject],
])('the %s account service', (_, open) => {
  const tenant = `atlas-${crypto.randomUUID().slice(0, 8)}`;
  const otherTenant = `borealis-${crypto.randomUUID().slice(0, 8)}`;
  const password = 'Screwdriver1';
  let identity: Identity;
  let accounts: Accounts;

  beforeAll(async () => {
    identity = await open();
    ({ accounts } = identity);
    await accounts.ensureTenant(tenant, 'Atlas Device Care');
    await accounts.ensureTenant(otherTenant, 'Borealis Phone Repair');
  });
  afterAll(() => identity.close());

  const someone = (values: Partial<NewAccount> = {}): NewAccount => ({
    uid: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@atlas.example`,
    password,
    displayName: 'Mara Lind',
    claims: { staff_id: 'staff-1', store_id: 'store-1' },
    ...values,
  });

  const create = async (values: Partial<NewAccount> = {}) => {
    const account = someone(values);
    await accounts.create(tenant, account);
    return account;
  };

  test('creates accounts with their token claims', async () => {
    const { uid, email, displayName, claims } = await create();
    expect(await accounts.get(tenant, uid)).toEqual({ uid, email, displayName, disabled: false, claims });
    const { idToken = '' } = await signIn(tenant, email, password);
    expect(decodeJwt(idToken)).toMatchObject({
      sub: uid,
      email,
      email_verified: true,
      ...claims,
      firebase: { tenant },
    });
  });

  test('creates a disabled account', async () => {
    const { email } = await create({ disabled: true });
    expect((await signIn(tenant, email, password)).error).toBe('USER_DISABLED');
  });

  test('creates several accounts or none', async () => {
    const account = someone({ claims: { staff_id: 'x'.repeat(1001) } });
    await expect(accounts.create(tenant, account)).rejects.toMatchObject({ code: 'auth/claims-too-large' });
    expect(await accounts.get(tenant, account.uid)).toBeUndefined();
  });

  test('requires a unique, valid email', async () => {
    const { email } = await create();
    const taken = { code: 'auth/email-already-exists' };
    await expect(accounts.create(tenant, someone({ email }))).rejects.toMatchObject(taken);
    const { uid } = await create();
    await expect(accounts.update(tenant, uid, { email })).rejects.toMatchObject(taken);
    const invalid = { code: 'auth/invalid-email' };
    await expect(accounts.update(tenant, uid, { email: 'mara' })).rejects.toMatchObject(invalid);
  });

  test('changes the email', async () => {
    const { uid, email } = await create();
    await accounts.update(tenant, uid, { email: `new-${email}` });
    expect((await signIn(tenant, email, password)).error).toBe(wrong);
    expect((await signIn(tenant, `new-${email}`, password)).localId).toBe(uid);
  });

  test('changes the password and the claims', async () => {
    const { uid, email } = await create();
    const claims = { staff_id: 'staff-2', store_id: 'store-1' };
    await accounts.update(tenant, uid, { password: 'Microscope2', claims });
    expect((await signIn(tenant, email, password)).error).toBe(wrong);
    const { idToken = '' } = await signIn(tenant, email, 'Microscope2');
    expect(decodeJwt(idToken)).toMatchObject(claims);
  });

  test('disables and enables accounts', async () => {
    const { uid, email } = await create();
    const { refreshToken = '' } = await signIn(tenant, email, password);
    await accounts.update(tenant, uid, { disabled: true });
    expect((await signIn(tenant, email, password)).error).toBe('USER_DISABLED');
    expect((await refresh(refreshToken)).error).toBe('USER_DISABLED');
    await accounts.update(tenant, uid, { disabled: false });
    expect((await signIn(tenant, email, password)).localId).toBe(uid);
  });

  test('ends the sessions when they are revoked', async () => {
    const { uid, email } = await create();
    const { refreshToken = '' } = await signIn(tenant, email, password);
    expect((await refresh(refreshToken)).error).toBeUndefined();
    await nextSecond();
    await accounts.revokeSessions(tenant, uid);
    expect((await refresh(refreshToken)).error).toBe('TOKEN_EXPIRED');
  });

  test('deletes accounts', async () => {
    const { uid, email } = await create();
    await accounts.delete(tenant, uid);
    expect(await accounts.get(tenant, uid)).toBeUndefined();
    expect((await signIn(tenant, email, password)).error).toBe(wrong);
    await expect(accounts.update(tenant, uid, { password })).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });

  test('keeps the accounts of tenants apart', async () => {
    const { uid, email } = await create();
    expect(await accounts.get(otherTenant, uid)).toBeUndefined();
    await expect(accounts.delete(otherTenant, uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await signIn(otherTenant, email, password)).error).toBe(wrong);
    await accounts.create(otherTenant, someone({ email, password: 'Microscope2' }));
    expect((await signIn(tenant, email, password)).localId).toBe(uid);
  });
});

test('calls a real project as the service account', () => {
  const tokens = google.received.filter(({ path }) => path.endsWith('/token'));
  expect(tokens).not.toEqual([]);
  const assertion = new URLSearchParams(tokens[0]?.body).get('assertion') ?? '';
  expect(decodeJwt(assertion).iss).toBe(`admin@${projectId}.iam.gserviceaccount.com`);
});

test('names the setting when the emulator does not run', async () => {
  const settings = readSettings({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' });
  await expect(startIdentity(settings)).rejects.toThrow('FIREBASE_AUTH_EMULATOR_HOST must name');
});
