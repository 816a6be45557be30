import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staff } from '../../server/staff/tables.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
/** Both owners of the store. */
let owners: [string, string];
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());
beforeEach(async () => {
  const { db } = services.database;
  const second = crypto.randomUUID();
  await db.update(staff).set({ is_voided: true }).where(ofStore());
  await db
    .update(staff)
    .set({ is_voided: false, role: 'STORE_OWNER' })
    .where(eq(staff.id, services.store.staff.STORE_OWNER.id));
  await db.insert(staff).values({
    id: second,
    store_id: services.store.id,
    location_id: services.store.locationIds[0],
    first_name: 'Ada',
    last_name: 'Berg',
    role: 'STORE_OWNER',
    email: `${second}@first.example`,
  });
  owners = [services.store.staff.STORE_OWNER.id, second];
});

const ofStore = () => and(eq(staff.store_id, services.store.id), eq(staff.role, 'STORE_OWNER'));

const change = (id: string, body: object, role: Role = 'ADMIN') =>
  services.ask(role, 'PUT', `location/${services.store.locationIds[0]}/staff/${id}`, { body });

const count = () => services.database.db.$count(staff, and(ofStore(), eq(staff.is_voided, false)));

describe('an owner', () => {
  test.each([
    ['deactivated', { is_voided: true }, '/is_voided'],
    ['given another role', { role: 'STORE_MANAGER' }, '/role'],
  ])('is %s by an ADMIN, except the last one', async (_, body, path) => {
    expect((await change(owners[0], body)).status).toBe(200);
    expect((await change(owners[1], body)).json).toMatchObject({
      status: 422,
      errors: [{ path, code: 'last_owner' }],
    });
    expect(await count()).toBe(1);
  });

  test('remains when two are removed concurrently', async () => {
    const taken = await Promise.all([
      change(owners[0], { is_voided: true }),
      change(owners[1], { role: 'STAFF' }),
    ]);
    expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect(await count()).toBe(1);
  });

  test('is restored by an ADMIN', async () => {
    await change(owners[0], { is_voided: true });
    expect((await change(owners[0], { is_voided: false })).status).toBe(200);
    expect(await count()).toBe(2);
  });

  test('is removed only by an ADMIN, who can change nothing else of one', async () => {
    expect((await change(owners[1], { is_voided: true }, 'STORE_OWNER')).status).toBe(403);
    expect((await change(owners[1], { role: 'STAFF' }, 'STORE_MANAGER')).status).toBe(403);
    for (const body of [
      { email: 'ada@first.example' },
      { first_name: 'Eve' },
      { role: 'ADMIN' },
      { role: 'STAFF', email: 'ada@first.example' },
      { removed_permissions: [{ permission_id: 'EDIT_CATALOG' }] },
    ])
      expect((await change(owners[1], body)).status).toBe(403);
    expect(await count()).toBe(2);
  });
});
