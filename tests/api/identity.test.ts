import Fastify, { type FastifyInstance } from 'fastify';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startIdentity, type Identity } from '../../server/staff/identity/identity.ts';
import { TokenError, tokenVerifier } from '../../server/staff/identity/token.ts';
import { identityProxy } from '../../server/plugins/identityProxy.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';
import { startFakeGoogle, type Google } from '../support/google.ts';

const tenant = 'atlas-demo';
const firebase = { projectId: 'demo-test', apiKey: 'local', emulatorHost: undefined, isEmulated: true };
const mara = {
  uid: 'mara',
  email: 'mara@atlas.example',
  password: 'Screwdriver1',
  displayName: 'Mara',
  claims: { staff_id: 'staff-1', store_id: 'store-1' },
};
const noor = { ...mara, uid: 'noor', email: 'noor@atlas.example', password: 'Multimeter2' };
const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';

let dataDir: string;
/** The data left after a SIGKILL. */
let killed: string;
let identity: Identity;
let app: FastifyInstance;
let opened: TestDatabase;

async function open(folder: string) {
  identity = await startIdentity({ dataDir: folder, firebase });
  app = Fastify();
  await app.register(identityProxy, {
    identity: Promise.resolve(identity),
    database: Promise.resolve(opened.database),
  });
}

async function close() {
  await app.close();
  await identity.close();
}

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, text: answer.body, body: answer.json<Record<string, unknown>>() };
}

const signIn = (email: string, password: string) =>
  post(`${toolkit}:signInWithPassword?key=local`, {
    email,
    password,
    tenantId: tenant,
    returnSecureToken: true,
  });

const authTimeOf = (token: unknown) => Number(decodeJwt(String(token)).auth_time);

const refresh = (token: unknown) =>
  app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=local',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(token) }).toString(),
  });

beforeAll(async () => {
  [dataDir, killed] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'identity-'))) as [string, string];
  opened = await openTestDatabase();
  await open(dataDir);
  await identity.accounts.ensureTenant(tenant, 'Atlas Device Care');
  for (const person of [mara, noor]) await identity.accounts.create(tenant, person);
}, 60_000);

afterAll(async () => {
  await close();
  await opened.drop();
  for (const folder of [dataDir, killed]) rmSync(folder, { recursive: true });
});

describe('sign-in', () => {
  test('returns a token with the identity of the user', async () => {
    const { status, body } = await signIn(mara.email, mara.password);
    expect(status).toBe(200);
    expect(await identity.verifyToken(String(body.idToken))).toMatchObject({
      uid: 'mara',
      email: mara.email,
      email_verified: true,
      tenant,
      staff_id: 'staff-1',
      store_id: 'store-1',
      auth_time: expect.closeTo(Date.now() / 1000, -1) as number,
    });
  });

  test('returns the same error for a wrong password and an unknown user', async () => {
    const wrong = await signIn(mara.email, 'Screwdriver2');
    const unknown = await signIn('nobody@atlas.example', 'Screwdriver2');
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
    expect(unknown).toEqual(wrong);
  });

  test('is rejected for a disabled account, whose session ends', async () => {
    const { body } = await signIn(noor.email, noor.password);
    await identity.accounts.update(tenant, noor.uid, { disabled: true });
    expect((await signIn(noor.email, noor.password)).body).toMatchObject({
      error: { message: 'USER_DISABLED' },
    });
    expect((await refresh(body.refreshToken)).statusCode).toBe(400);
    await identity.accounts.update(tenant, noor.uid, { disabled: false });
    expect((await signIn(noor.email, noor.password)).status).toBe(200);
  });

  test('returns the password sign-in time of this very session', async () => {
    const first = (await signIn(mara.email, mara.password)).body;
    await vi.waitFor(async () => {
      const second = (await signIn(mara.email, mara.password)).body;
      expect(authTimeOf(second.idToken)).toBeGreaterThan(authTimeOf(first.idToken));
    }, 3000);
    const renewed = (await refresh(first.refreshToken)).json<Record<string, unknown>>();
    expect(authTimeOf(renewed.id_token)).toBe(authTimeOf(first.idToken));
    const again = (await refresh(renewed.refresh_token)).json<Record<string, unknown>>();
    expect(authTimeOf(again.id_token)).toBe(authTimeOf(first.idToken));
  });

  test('of another tenant is rejected', async () => {
    await identity.accounts.ensureTenant('borealis-demo', 'Borealis Phone Repair');
    const { email, password } = mara;
    const answer = await post(`${toolkit}:signInWithPassword`, {
      email,
      password,
      tenantId: 'borealis-demo',
    });
    expect(answer.body).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
  });
});

describe('the proxy', () => {
  const owner = { authorization: 'Bearer owner' };
  const admin = `/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/tenants/${tenant}/accounts`;

  test.each([
    `${admin}:lookup`,
    `${admin}:update`,
    `${admin}:batchCreate`,
    `${toolkit}:signUp`,
    `${toolkit}:delete`,
    `${toolkit}:update`,
    `${toolkit}:sendOobCode`,
    `/emulator/v1/projects/${firebase.projectId}/accounts`,
    `/identitytoolkit.googleapis.com/v1/accounts:lookup/../projects/${firebase.projectId}/accounts:lookup`,
  ])('does not forward %s', async (url) => {
    expect((await post(url, { localId: 'mara' }, owner)).status).toBe(404);
  });

  test('resets a password once by the code of an email', async () => {
    const sent = await fetch(`${identity.url}${admin}:sendOobCode`, {
      method: 'POST',
      headers: { ...owner, 'content-type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: noor.email, returnOobLink: true }),
    });
    const { oobCode } = (await sent.json()) as { oobCode: string };
    const checked = await post(`${toolkit}:resetPassword`, { oobCode, tenantId: tenant });
    expect(checked.body).toMatchObject({ email: noor.email });
    const newPassword = 'Voltmeter2026';
    const reset = await post(`${toolkit}:resetPassword`, { oobCode, newPassword, tenantId: tenant });
    expect(reset.status).toBe(200);
    expect((await signIn(noor.email, newPassword)).status).toBe(200);
    expect((await post(`${toolkit}:resetPassword`, { oobCode, tenantId: tenant })).body).toMatchObject({
      error: { message: 'INVALID_OOB_CODE' },
    });
    await identity.accounts.update(tenant, noor.uid, { password: noor.password });
  });

  test('rejects the owner credentials of the emulator', async () => {
    expect((await post(`${toolkit}:lookup`, { localId: 'mara' }, owner)).status).toBe(400);
  });

  test('never returns a password', async () => {
    const { body } = await signIn(mara.email, mara.password);
    const answer = await post(`${toolkit}:lookup`, { idToken: body.idToken });
    expect(answer.body).toMatchObject({ users: [{ localId: 'mara', email: mara.email }] });
    expect(answer.text).not.toMatch(/password=|passwordHash|salt/);
  });

  test('returns 503 when the identity service did not start', async () => {
    const broken = Fastify();
    const failed = Promise.reject(new Error('It did not start'));
    failed.catch(() => undefined);
    await broken.register(identityProxy, { identity: failed, database: Promise.resolve(opened.database) });
    const answer = await broken.inject({ method: 'POST', url: `${toolkit}:lookup`, payload: {} });
    expect(answer.statusCode).toBe(503);
  });
});

test('nodes share one emulator: accounts, sign-ins and changed passwords', async () => {
  const emulatorHost = new URL(identity.url ?? '').host;
  const other = await startIdentity({ dataDir: killed, firebase: { ...firebase, emulatorHost } });
  const page = Fastify();
  await page.register(identityProxy, {
    identity: Promise.resolve(other),
    database: Promise.resolve(opened.database),
  });
  await other.accounts.create(tenant, { ...mara, uid: 'shared', email: 'shared@atlas.example' });
  const payload = {
    email: 'shared@atlas.example',
    password: mara.password,
    tenantId: tenant,
    returnSecureToken: true,
  };
  const there = await page.inject({
    method: 'POST',
    url: `${toolkit}:signInWithPassword?key=local`,
    payload,
  });
  const { idToken, refreshToken } = there.json<Record<string, string>>();
  expect(await identity.verifyToken(idToken ?? '')).toMatchObject({ uid: 'shared' });
  expect((await signIn('shared@atlas.example', mara.password)).status).toBe(200);
  expect((await refresh(refreshToken)).statusCode).toBe(200);
  await identity.accounts.update(tenant, 'shared', { password: 'Microscope3' });
  const old = await page.inject({ method: 'POST', url: `${toolkit}:signInWithPassword?key=local`, payload });
  expect(old.statusCode).toBe(400);
  await page.close();
  await other.close();
  expect((await signIn('shared@atlas.example', 'Microscope3')).status).toBe(200);
});

describe('tokens', () => {
  const claims = { auth_time: 1, firebase: { tenant } };
  const token = (issuer = 'https://securetoken.google.com/demo-test') =>
    new UnsecuredJWT(claims)
      .setSubject('mara')
      .setIssuer(issuer)
      .setAudience('demo-test')
      .setIssuedAt()
      .setExpirationTime('1h');

  test('of this project are accepted', async () => {
    expect(await identity.verifyToken(token().encode())).toMatchObject({ uid: 'mara', tenant });
  });

  test.each([
    ['of another issuer', token('https://securetoken.google.com/other').encode()],
    ['for another project', token().setAudience('other').encode()],
    ['that expired', token().setExpirationTime('-1h').encode()],
    ['without a subject', token().setSubject('').encode()],
    ['from the future', token().setIssuedAt('+1h').setExpirationTime('2h').encode()],
    ['with a signature', `${token().encode()}c2lnbmF0dXJl`],
    ['that are malformed', 'owner'],
  ])('%s are rejected', async (_, wrong) => {
    await expect(identity.verifyToken(wrong)).rejects.toThrow(TokenError);
  });

  test('unsigned ones are rejected in production, whatever the settings', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => tokenVerifier(firebase)).toThrow('never accepted in production');
    vi.unstubAllEnvs();
  });

  describe('of a real project', () => {
    const verify = tokenVerifier({ ...firebase, isEmulated: false });
    let google: Google;
    let stranger: Google;
    beforeAll(async () => {
      [google, stranger] = await Promise.all([startFakeGoogle(), startFakeGoogle()]);
      await import(/* @vite-ignore */ google.diversion);
    });
    afterAll(() => stranger.close());

    const mayActAs = { sub: 'mara', ...claims };

    test('are accepted with a signature of Google, and rejected with another or none', async () => {
      expect(await verify(await google.sign('demo-test', mayActAs))).toMatchObject({ uid: 'mara', tenant });
      await expect(verify(await stranger.sign('demo-test', mayActAs))).rejects.toThrow(TokenError);
      await expect(verify(await google.sign('other', mayActAs))).rejects.toThrow(TokenError);
      await expect(verify(token().encode())).rejects.toThrow(TokenError);
    });

    test('are not reported as invalid when the keys of Google are unavailable', async () => {
      const mine = await google.sign('demo-test', mayActAs);
      await google.close();
      const fresh = tokenVerifier({ ...firebase, isEmulated: false });
      await expect(fresh(mine)).rejects.not.toBeInstanceOf(TokenError);
    });
  });
});

describe('after a restart', () => {
  test('changed passwords, claims and sessions are restored, and no password is stored in plain text', async () => {
    const { body } = await signIn(noor.email, noor.password);
    await identity.accounts.update(tenant, mara.uid, {
      password: 'Microscope3',
      claims: { staff_id: 'staff-9', store_id: 'store-1' },
    });
    cpSync(dataDir, killed, { recursive: true });
    await close();
    await open(killed);

    expect((await signIn(mara.email, mara.password)).status).toBe(400);
    expect((await signIn(mara.email, 'Microscope3')).status).toBe(200);
    expect(await identity.accounts.get(tenant, mara.uid)).toMatchObject({ claims: { staff_id: 'staff-9' } });
    expect((await refresh(body.refreshToken)).statusCode).toBe(200);

    for (const name of readdirSync(killed)) {
      const content = readFileSync(join(killed, name), 'latin1');
      expect(content).not.toMatch(/Microscope|Multimeter|Screwdriver|atlas/);
      expect(statSync(join(killed, name)).mode & 0o077).toBe(0);
    }
  }, 30_000);

  test('sessions before a changed password or a revocation stay invalid', async () => {
    const { body } = await signIn(noor.email, noor.password);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await identity.accounts.revokeSessions(tenant, noor.uid);
    const answer = await refresh(body.refreshToken);
    expect(answer.json()).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
  });
});
