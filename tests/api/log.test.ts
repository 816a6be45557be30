import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loggerOptions } from '../../server/core/log.ts';
import { staff } from '../../server/staff/tables.ts';
import { startApp, tokenOf, type TestApp } from './support.ts';
import { openTestDatabase } from './testDatabase.ts';

const { req, err } = loggerOptions('info').serializers;

test('the query string is not logged', () => {
  const request = { method: 'GET', url: '/dc/store/domain/a.example?email=someone@example.com' };
  expect(req(request)).toEqual({ method: 'GET', path: '/dc/store/domain/a.example' });
});

test('values of a failed statement are not logged', async () => {
  const { database, drop } = await openTestDatabase();
  const secret = 'someone@example.com';
  const query = database.db.select().from(staff).where(eq(staff.id, secret));
  const error = await query.then(
    () => new Error('Expected a rejection'),
    (one: Error) => one,
  );
  await drop();
  expect(error.message).toContain(secret);
  const logged = err(error);
  expect(JSON.stringify(logged)).not.toContain(secret);
  expect(logged).toMatchObject({ code: '22P02', stack: expect.stringContaining('at ') });
});

describe('at the default level', () => {
  const lines: Record<string, unknown>[] = [];
  let services: TestApp;
  beforeAll(async () => {
    services = await startApp({
      logTo: { write: (line) => lines.push(JSON.parse(line) as object as never) },
    });
  });
  afterAll(() => services.close());
  beforeEach(() => void lines.splice(0));

  const idOf = (role: 'STAFF' | 'STORE_OWNER') => services.store.staff[role].id;
  const secret = 'A secret name';

  test('a rejected request is one line: who, what, where, without the sent data', async () => {
    const { store, app } = services;
    await services.ask('STAFF', 'POST', 'role?a=secret', {
      body: { code: 'SECRET', code_text: secret, permissions: [] },
    });
    await app.inject({ url: `/dc/store/${store.id}/brands` });
    expect(lines).toMatchObject([
      { msg: 'Refused', status: 403, who: idOf('STAFF'), what: 'POST', where: `/dc/store/${store.id}/role` },
      { msg: 'Refused', status: 401, from: '127.0.0.1', what: 'GET', where: `/dc/store/${store.id}/brands` },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret/i);
  });

  test('changes of rights, roles, passwords and accounts are logged', async () => {
    const { store, app } = services;
    const path = `location/${store.locationIds[0]}/staff/${idOf('STAFF')}`;
    await services.ask('STORE_OWNER', 'PUT', path, { body: { first_name: secret } });
    await services.ask('STORE_OWNER', 'POST', 'role', {
      body: { code: 'NEW', code_text: secret, permissions: [] },
    });
    const payload = { email: store.staff.STAFF.email, code: '123456', password: secret, store_id: store.id };
    await app.inject({ method: 'POST', url: '/bdpwr/v1/set-password', payload });
    expect(lines).toMatchObject([
      { msg: 'Changed', who: idOf('STORE_OWNER'), what: 'PUT', where: `/dc/store/${store.id}/${path}` },
      { msg: 'Changed', who: idOf('STORE_OWNER'), what: 'POST', where: `/dc/store/${store.id}/role` },
      { msg: 'A password code was refused', about: idOf('STAFF'), what: 'wrong' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|123456|@/i);
  });

  test('other requests are not', async () => {
    const { store, app } = services;
    const authorization = `Bearer ${tokenOf(store, 'STAFF')}`;
    await app.inject({ url: `/dc/store/${store.id}/brands`, headers: { authorization } });
    await app.inject({ url: '/dc/nowhere' });
    expect(lines).toEqual([]);
  });
});
