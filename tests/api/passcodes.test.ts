import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Scope } from '../../server/core/scope.ts';
import { createSecrets, readSecretsKeys } from '../../server/core/secrets.ts';
import { tablesOf } from '../../server/backup/catalog.ts';
import { readRows } from '../../server/backup/rows.ts';
import { exportRules } from '../../server/backup/store/exportRules.ts';
import { showPasscode, storePasscode } from '../../server/tickets/passcodes/passcodes.ts';
import { permissionRecord } from '../../server/staff/permissions.ts';
import { staff } from '../../server/staff/tables.ts';
import { ticketPasscodes } from '../../server/tickets/passcodes/tables.ts';
import { wipePasscodes } from '../../server/tickets/passcodes/wipe.ts';
import { ticketDevices } from '../../server/tickets/tables.ts';
import { addCustomer } from './people.ts';
import { startApp, type TestApp } from './support.ts';

/** Unlikely enough that nothing else contains it. */
const code = 'Zq7-passcode-Kx3';
const key = randomBytes(32).toString('base64');
const secretsKeys = readSecretsKeys(key) ?? [];
const logged: string[] = [];

let services: TestApp;
let scope: Scope;
let ticketId: string;
let device: string;
let customer: string;

const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });

const takeIn = (values: object) =>
  owner('POST', 'tickets', {
    location_id: services.store.locationIds[0],
    customer_id: customer,
    new_devices: [{ name: 'Phone', problem: 'Broken screen', ...values }],
  });

beforeAll(async () => {
  services = await startApp({ secretsKeys, logTo: { write: (line) => void logged.push(line) } });
  scope = new Scope(services.database.db, { id: services.store.id, timezone: 'America/Toronto' });
  customer = await addCustomer(services, { email: 'passcode@customers.example' });
  const { json } = await takeIn({ passcode: { kind: 'PASSWORD', code } });
  ticketId = json.id;
  device = json.devices[0].id;
});
afterAll(() => services.close());

const path = (rest = '') => `ticketDevices/${device}/passcode${rest}`;
const events = async () =>
  ((await owner('GET', `tickets/${ticketId}/events`)).json as { kind: string; by: string | null }[]).filter(
    ({ kind }) => kind.startsWith('PASSCODE'),
  );

test('A passcode is shown by its right; each look is an event', async () => {
  expect((await owner('GET', path())).json).toMatchObject({ kind: 'PASSWORD', is_kept: true, days: 7 });
  const shown = await services.ask('STAFF', 'POST', path('/show'));
  expect(shown.json).toEqual({ kind: 'PASSWORD', code });
  expect(await events()).toMatchObject([
    { kind: 'PASSCODE_SHOWN', by: 'STAFF first' },
    { kind: 'PASSCODE_STORED', by: 'STORE_OWNER first' },
  ]);
  const isStaff = eq(staff.id, services.store.staff.STAFF.id);
  const set = (removed_permissions: ReturnType<typeof permissionRecord>[]) =>
    services.database.db.update(staff).set({ removed_permissions }).where(isStaff);
  await set([permissionRecord(services.store.id, 'VIEW_PASSCODE')]);
  expect((await services.ask('STAFF', 'POST', path('/show'))).status).toBe(403);
  await set([]);
});

test('No other answer, row, file or line of the log contains it', async () => {
  await owner('PUT', `ticketDevices/${device}`, { problem: 'Changed' });
  await owner('POST', 'tickets', { new_devices: [{ passcode: { kind: 'PIN', code } }] });
  await owner('PUT', path(), { kind: 'PIN', code });
  const paths = services.routes
    .filter((route) => route.startsWith('GET /dc/store/:storeId/'))
    .map((route) =>
      route
        .replace('GET /dc/store/:storeId/', '')
        .replace(/tickets\/:id/, `tickets/${ticketId}`)
        .replace(/ticketDevices\/:id/, `ticketDevices/${device}`)
        .replace(/customer\/:id/, `customer/${customer}`),
    )
    .filter((one) => !one.includes(':'));
  expect(paths.length).toBeGreaterThan(50);
  for (const one of paths) expect((await owner('GET', one)).text, one).not.toContain(code);
  expect((await owner('GET', `search?q=${code}`)).text).not.toContain(`"${code}"`);
  expect((await owner('POST', `customer/${customer}/file`)).text).not.toContain(code);
  expect(logged.join('')).not.toContain(code);

  const tables = await tablesOf(services.database.db);
  for (const table of tables) {
    const rows = await services.database.db.transaction(async (one) => {
      const parts: string[] = [];
      for await (const part of readRows(one, table)) parts.push(part);
      return parts.join('');
    });
    expect(rows, table.name).not.toContain(code);
  }
  for (const name of await readdir(services.filesDir))
    expect((await readFile(join(services.filesDir, name))).includes(code), name).toBe(false);
  expect(exportRules.ticket_passcodes).toBeUndefined();
});

test.each([
  ['PIN', '12', 'pin'],
  ['PIN', '12a4', 'pin'],
  ['PATTERN', '123', 'pattern'],
  ['PATTERN', '12341', 'pattern'],
])('%s %s is refused without being repeated', async (kind, wrong, expected) => {
  const refused = await owner('PUT', path(), { kind, code: wrong });
  expect(refused.status).toBe(422);
  expect(refused.json.errors).toEqual([{ path: '/code', code: expected }]);
});

test('A passcode is encrypted for its device, again when the key is replaced, and unreadable without', async () => {
  await owner('PUT', path(), { kind: 'PATTERN', code: '14789' });
  const [row] = await services.database.db.select().from(ticketPasscodes);
  const stored = row?.secret ?? '';
  expect(stored).toMatch(/^v1\./);
  expect(createSecrets(secretsKeys).open(stored, device)).toBe('14789');
  expect(createSecrets(secretsKeys).open(stored, ticketId)).toBeUndefined();

  const other = readSecretsKeys(randomBytes(32).toString('base64')) ?? [];
  const target = { id: device, ticket_id: ticketId };
  const by = services.store.staff.STAFF.id;
  const shown = await showPasscode(scope, { secrets: createSecrets([...other, ...secretsKeys]) }, target, by);
  expect(shown.code).toBe('14789');
  await expect(showPasscode(scope, { secrets: createSecrets(secretsKeys) }, target, by)).rejects.toThrow(
    'SECRETS_KEY',
  );
  await services.database.db.update(ticketPasscodes).set({ secret: stored });
});

test('Without a key none is stored', async () => {
  const keyless = { secrets: createSecrets([]) };
  const storing = storePasscode(
    scope,
    keyless,
    { id: device, ticket_id: ticketId },
    { kind: 'PIN', code: '1234' },
    { by: services.store.staff.STAFF.id },
  );
  await expect(storing).rejects.toMatchObject({ errors: [{ path: '/code', code: 'no_secrets_key' }] });
});

test('It is wiped some days after the device has gone', async () => {
  const run = () =>
    wipePasscodes({ days: 7 }).run({
      scope,
      data: {},
      by: null,
      isInterrupted: false,
      progress: () => undefined,
      finish: async () => undefined,
      signal: new AbortController().signal,
    });
  const kind = async () => (await owner('GET', path())).json.kind as string | null;
  await owner('POST', `ticketDevices/${device}/finish`, { key: randomUUID(), outcome: 'REPAIRED' });
  await owner('POST', `ticketDevices/${device}/handOver`, { key: randomUUID() });
  await run();
  expect(await kind()).toBe('PATTERN');
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000);
  const isDevice = eq(ticketDevices.id, device);
  await services.database.db.update(ticketDevices).set({ state_date: eightDaysAgo }).where(isDevice);
  await run();
  expect(await kind()).toBeNull();
  expect((await events())[0]).toMatchObject({ kind: 'PASSCODE_REMOVED', by: null });
});

test('Forgetting the customer removes it', async () => {
  await owner('PUT', path(), { kind: 'PIN', code: '1234' });
  const forgotten = await owner('POST', `customer/${customer}/forget`, {
    email: 'passcode@customers.example',
  });
  expect(forgotten.status).toBe(200);
  expect(await services.database.db.$count(ticketPasscodes)).toBe(0);
});
