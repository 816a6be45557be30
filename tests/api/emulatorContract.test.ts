import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startIdentity, type Identity } from '../../server/staff/identity/identity.ts';

/** host:port of Firebase's own emulator, if one runs: CONTRIBUTING.md, "The identity emulator". */
const official = process.env.OFFICIAL_EMULATOR_HOST;
const projectId = 'demo-test';
const tenantId = `tenant-${process.pid}`;
const ada = {
  uid: 'ada',
  email: 'Ada@atlas.example',
  password: 'Screwdriver1',
  displayName: 'Ada',
  claims: { staff_id: 'staff-1' },
};

const emulators = [
  { name: 'the bundled emulator', emulatorHost: undefined },
  ...(official ? [{ name: 'the official emulator', emulatorHost: official }] : []),
];

describe.each(emulators)('$name', ({ emulatorHost }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'contract-'));
  let identity: Identity;

  beforeAll(async () => {
    const firebase = { projectId, apiKey: 'local', isEmulated: true, emulatorHost };
    identity = await startIdentity({ dataDir, firebase });
    await identity.accounts.ensureTenant(tenantId, 'Atlas Device Care');
    await identity.accounts.create(tenantId, ada);
  });
  afterAll(async () => {
    await identity.close();
    rmSync(dataDir, { recursive: true });
  });

  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${identity.url}${path}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  const toolkit = '/identitytoolkit.googleapis.com/v1';
  const signIn = (email: string, password: string) =>
    post(`${toolkit}/accounts:signInWithPassword`, { email, password, tenantId, returnSecureToken: true });
  const refresh = (token: unknown) =>
    post('/securetoken.googleapis.com/v1/token', { grant_type: 'refresh_token', refresh_token: token });
  const errorOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => ({
    status,
    ...(body.error as object),
  });

  test('signs in by e-mail in any case, with the claims of the account', async () => {
    const { status, body } = await signIn('ada@Atlas.example', ada.password);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { localId: 'ada', email: 'ada@atlas.example', registered: true, expiresIn: '3600' },
    });
    const claims = decodeJwt(String(body.idToken));
    expect(claims).toMatchObject({
      sub: 'ada',
      user_id: 'ada',
      name: 'Ada',
      email: 'ada@atlas.example',
      email_verified: true,
      staff_id: 'staff-1',
      aud: projectId,
      iss: `https://securetoken.google.com/${projectId}`,
      firebase: {
        tenant: tenantId,
        sign_in_provider: 'password',
        identities: { email: ['ada@atlas.example'] },
      },
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    const found = await post(`${toolkit}/accounts:lookup`, { idToken: body.idToken });
    expect(found.body.users).toMatchObject([
      {
        localId: 'ada',
        tenantId,
        email: 'ada@atlas.example',
        displayName: 'Ada',
        emailVerified: true,
      },
    ]);
  });

  test('renews a session', async () => {
    const { body } = await signIn(ada.email, ada.password);
    const renewed = await refresh(body.refreshToken);
    expect(renewed).toMatchObject({
      status: 200,
      body: { user_id: 'ada', expires_in: '3600', token_type: 'Bearer' },
    });
    expect(decodeJwt(String(renewed.body.id_token))).toMatchObject({ sub: 'ada', staff_id: 'staff-1' });
    expect(renewed.body.access_token).toBe(renewed.body.id_token);
    expect((await refresh('not a token')).status).toBe(400);
  });

  test('refuses wrong passwords, unknown and disabled accounts', async () => {
    const wrong = { status: 400, message: 'INVALID_LOGIN_CREDENTIALS' };
    expect(errorOf(await signIn(ada.email, 'Screwdriver2'))).toMatchObject(wrong);
    expect(errorOf(await signIn('nobody@atlas.example', ada.password))).toMatchObject(wrong);
    const { body } = await signIn(ada.email, ada.password);
    await identity.accounts.update(tenantId, ada.uid, { disabled: true });
    const disabled = { status: 400, message: 'USER_DISABLED' };
    expect(errorOf(await signIn(ada.email, ada.password))).toMatchObject(disabled);
    expect(errorOf(await refresh(body.refreshToken))).toMatchObject(disabled);
    expect(errorOf(await post(`${toolkit}/accounts:lookup`, { idToken: body.idToken }))).toMatchObject(
      disabled,
    );
    expect(await identity.accounts.get(tenantId, ada.uid)).toMatchObject({ disabled: true });
    await identity.accounts.update(tenantId, ada.uid, { disabled: false });
  });

  test('signs in with a custom token, whose claims stay with the session', async () => {
    const token = await identity.accounts.createSignIn(tenantId, ada.uid, { second_factor: 'totp' });
    const { status, body } = await post(`${toolkit}/accounts:signInWithCustomToken`, {
      token,
      tenantId,
      returnSecureToken: true,
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { isNewUser: false, expiresIn: '3600' } });
    const claims = { second_factor: 'totp', firebase: { tenant: tenantId, sign_in_provider: 'custom' } };
    expect(decodeJwt(String(body.idToken))).toMatchObject(claims);
    const renewed = await refresh(body.refreshToken);
    expect(decodeJwt(String(renewed.body.id_token))).toMatchObject(claims);
    const other = await post(`${toolkit}/accounts:signInWithCustomToken`, { token, tenantId: 'another' });
    expect(errorOf(other)).toMatchObject({ status: 400, message: 'TENANT_ID_MISMATCH' });
  });

  test('changes accounts with the errors that the admin library knows', async () => {
    const { accounts } = identity;
    const ben = { ...ada, uid: 'ben', email: 'ben@atlas.example' };
    await accounts.create(tenantId, ben);
    const codeOf = (change: Promise<unknown>) =>
      change.then(
        () => 'none',
        (error: unknown) => (error as { code?: string }).code,
      );
    expect(await codeOf(accounts.create(tenantId, { ...ben, email: 'new@atlas.example' }))).toBe(
      'auth/uid-already-exists',
    );
    expect(
      await codeOf(accounts.create(tenantId, { ...ben, uid: 'other', email: 'ADA@atlas.example' })),
    ).toBe('auth/email-already-exists');
    expect(await codeOf(accounts.update(tenantId, 'ben', { email: ada.email }))).toBe(
      'auth/email-already-exists',
    );
    expect(await codeOf(accounts.update(tenantId, 'nobody', { disabled: true }))).toBe('auth/user-not-found');
    await accounts.update(tenantId, 'ben', {
      email: 'Benjamin@atlas.example',
      password: 'Multimeter2',
      claims: { staff_id: 'staff-2' },
    });
    expect(await accounts.get(tenantId, 'ben')).toEqual({
      uid: 'ben',
      email: 'benjamin@atlas.example',
      displayName: 'Ada',
      disabled: false,
      claims: { staff_id: 'staff-2' },
    });
    expect((await signIn('benjamin@atlas.example', 'Multimeter2')).status).toBe(200);
    await accounts.delete(tenantId, 'ben');
    expect(await accounts.get(tenantId, 'ben')).toBeUndefined();
    expect(await codeOf(accounts.delete(tenantId, 'ben'))).toBe('auth/user-not-found');
  });

  test('sets a password by the code of a mail, once', async () => {
    const owner = { authorization: 'Bearer owner' };
    const { body } = await post(
      `${toolkit}/projects/${projectId}/tenants/${tenantId}/accounts:sendOobCode`,
      { requestType: 'PASSWORD_RESET', email: ada.email, returnOobLink: true },
      owner,
    );
    const reset = (newPassword?: string) =>
      post(`${toolkit}/accounts:resetPassword`, { oobCode: body.oobCode, newPassword, tenantId });
    const expected = { status: 200, body: { email: 'ada@atlas.example', requestType: 'PASSWORD_RESET' } };
    expect(await reset()).toMatchObject(expected);
    expect(await reset('Oscilloscope3')).toMatchObject(expected);
    expect((await signIn(ada.email, 'Oscilloscope3')).status).toBe(200);
    expect(errorOf(await reset(ada.password))).toMatchObject({ status: 400, message: 'INVALID_OOB_CODE' });
  });

  test('lets nobody else administer accounts', async () => {
    const path = `${toolkit}/projects/${projectId}/tenants/${tenantId}/accounts:lookup`;
    expect((await post(path, { localId: ['ada'] })).status).toBeGreaterThanOrEqual(400);
  });
});
