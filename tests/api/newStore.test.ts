import { eq } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../server/core/database.ts';
import { acquireLock, LockedError } from '../../server/core/dataDirLock.ts';
import { readSettings } from '../../server/settings.ts';
import { addStore, problemsOf, type NewStore } from '../../server/newStore/newStore.ts';
import { newStore } from '../../server/newStore/newStoreCommand.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { staff } from '../../server/staff/tables.ts';
import { startApp, token, type TestApp } from './support.ts';

const described: NewStore = {
  store: {
    name: 'Nova Repairs',
    business_name: 'Nova Repairs Ltd.',
    email: 'hello@nova.example',
    domain: 'nova.example',
    tenant_id: 'nova-tenant',
    timezone: 'America/Halifax',
  },
  location: {
    location_name: 'Barrington',
    email: 'barrington@nova.example',
    country: 'CA',
    state: 'NS',
    city: 'Halifax',
    postcode: 'B3J 1Z6',
    address_1: '1 Barrington Street',
  },
  owner: { first_name: 'Ida', last_name: 'Moreau', email: 'Ida@nova.example', language: 'en' },
};

let folder: string;
let services: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'new-store-'));
  services = await startApp();
});
afterAll(async () => {
  await services.close();
  rmSync(folder, { recursive: true });
});

const originOf = (domain: string) => `https://${domain}`;

test('the owner of a new store is invited, chooses a password, and finds the store set up', async () => {
  const { app, mails, database } = services;
  await addStore(database.db, described, originOf);
  const sent = () => mails.find(({ to }) => to[0]?.address === 'ida@nova.example');
  await vi.waitFor(() => expect(sent()).toBeDefined(), { timeout: 10_000 });
  expect(sent()?.text).toContain('https://nova.example/confirm-code?');
  const code = /^ +(\d{6})$/m.exec(sent()?.text ?? '')?.[1];
  const [row] = await database.db.select().from(stores).where(eq(stores.domain, 'nova.example'));
  const payload = { email: 'ida@nova.example', code, password: 'naïve Tofu & 9', store_id: row?.id };
  expect((await app.inject({ method: 'POST', url: '/bdpwr/v1/set-password', payload })).statusCode).toBe(200);

  const [owner] = await database.db.select().from(staff).where(eq(staff.email, 'ida@nova.example'));
  const firebase = { tenant: 'nova-tenant', sign_in_provider: 'password' };
  const authorization = `Bearer ${token({ sub: owner?.uid, email: owner?.email, email_verified: true, firebase })}`;
  const read = async (path: string) =>
    (await app.inject({ url: `/dc/store/${row?.id}${path}`, headers: { authorization } })).json() as unknown;
  expect(await read('?include_children=false')).toMatchObject({ name: 'Nova Repairs' });
  expect(await read('/locations?page=1&per_page=10')).toMatchObject({
    data: [{ location_name: 'Barrington', timezone: 'America/Halifax', is_main: true }],
  });
  expect(await read(`/staff/${owner?.id}?include_voided=true`)).toMatchObject({
    role: 'STORE_OWNER',
    status: 'ACTIVE',
  });
});

test('a domain or tenant of another store is rejected, and nothing is created', async () => {
  const { database, store } = services;
  for (const taken of [{ domain: store.domain }, { tenant_id: store.tenant }]) {
    const again = {
      ...described,
      store: { ...described.store, domain: 'x.example', tenant_id: 'x', ...taken },
    };
    await expect(addStore(database.db, again, originOf)).rejects.toThrow(/already/);
  }
  expect(await database.db.$count(staff, eq(staff.first_name, 'Ida'))).toBeLessThanOrEqual(1);
});

test('reports errors in the description by path', () => {
  expect(problemsOf(described)).toEqual([]);
  const { store, owner } = described;
  const wrong = {
    ...described,
    store: { ...store, domain: 'Nova Repairs', timezone: 'Halifax' },
    owner: { ...owner, email: 'ida' },
  };
  expect(problemsOf(wrong).join('\n')).toMatch(/\/store\/domain: .*\n.*\/owner\/email: .*\n.*"Halifax"/s);
  expect(problemsOf(null)).not.toEqual([]);
  expect(problemsOf({ ...described, password: 'x' }).join()).toContain('additional');
});

test('the command reads a file, and fails at once when another process uses the data', async () => {
  const settings = readSettings({ DATA_DIR: mkdtempSync(join(folder, 'data-')) });
  const path = join(folder, 'nova.json');
  writeFileSync(path, '{');
  await expect(newStore(settings, path)).rejects.toThrow(/nova.json adds no store:\n.*JSON/);
  writeFileSync(path, JSON.stringify(described));
  const unlock = acquireLock(settings.dataDir);
  await expect(newStore(settings, path)).rejects.toThrow(LockedError);
  unlock();
  await newStore(settings, path);
  await expect(newStore(settings, path)).rejects.toThrow(/nova.example/);
  const database = await openDatabase(settings);
  expect(await database.db.$count(stores)).toBe(1);
  await database.close();
});
