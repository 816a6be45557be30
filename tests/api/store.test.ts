import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '../../server/staff/tables.ts';
import type { Right, Role } from '../../src/schemas/rights.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const ask: TestApp['ask'] = (...call) => services.ask(...call);
const path = () => `/dc/store/${services.store.id}`;
const read = async (role: Role = 'STAFF') => ask(role, 'GET', `${path()}?include_children=false`);
const save = async (changes: object, role: Role = 'STORE_OWNER', headers: Record<string, string> = {}) =>
  ask(role, 'PUT', path(), { body: { ...(await read()).json, ...changes }, headers });

const hold = (...permissions: Right[]) =>
  services.database.db.update(roles).set({ permissions }).where(eq(roles.code, 'STORE_MANAGER'));

test('the whole store is saved and returned', async () => {
  const changes = {
    name: 'Étoile du Nord',
    business_name: 'Étoile Inc. 2',
    email: 'bonjour@first.example',
    phone: '+16135550100',
    slogan: null,
    gst_hst_number: '12345 6789 RT0001',
    pst_rst_qst_number: null,
  };
  const { status, json, headers } = await save(changes);
  expect(status).toBe(200);
  expect(json).toMatchObject(changes);
  const again = await read();
  expect(again.json).toEqual(json);
  expect(again.headers.etag).toBe(headers.etag);
});

test('domain, tenant and id cannot be changed', async () => {
  const before = (await read()).json;
  const foreign = { id: services.other.id, domain: 'evil.example', tenant_id: 'evil', timezone: 'UTC' };
  expect((await save(foreign)).status).toBe(200);
  expect((await read()).json).toEqual(before);
  expect((await ask('STORE_OWNER', 'PUT', `/dc/store/${services.other.id}`, { body: {} })).status).toBe(404);
});

test.each([
  [{ name: 'Atlas 9' }, '/name', 'pattern'],
  [{ name: '  ' }, '/name', 'pattern'],
  [{ name: 'A' }, '/name', 'minLength'],
  [{ business_name: ' ' }, '/business_name', 'required'],
  [{ email: '@first.example' }, '/email', 'email'],
  [{ homepage: {} }, '/homepage', 'unknown'],
  [{ settings: { display_repair_cost: 'yes' } }, '/settings/display_repair_cost', 'type'],
  [{ settings: { all: true } }, '/settings/all', 'unknown'],
])('rejects %j', async (changes, where, code) => {
  const { status, json } = await save(changes);
  expect(status).toBe(422);
  expect(json.errors).toContainEqual(expect.objectContaining({ path: where, code }));
});

test.each([['nothing'], [7], [[]]])('rejects a body of %j', async (body) => {
  const payload = JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  expect((await ask('STORE_OWNER', 'PUT', path(), { body: payload, headers })).status).toBe(422);
});

test('rejects a stale version', async () => {
  const { headers } = await read();
  expect((await save({ slogan: 'First' })).status).toBe(200);
  const stale = await save({ slogan: 'Second' }, 'STORE_OWNER', { 'if-match': headers.etag ?? '' });
  expect(stale.status).toBe(412);
  expect((await read()).json.slogan).toBe('First');
});

describe('settings', () => {
  const settings = async () => (await ask('STAFF', 'GET', `${path()}/settings`)).json;

  test('are all returned, and saved with the store', async () => {
    const all = {
      display_repair_cost: true,
      send_quote_email: true,
      send_appointment_email: true,
      send_reminder_email: false,
      customer_contact: 'EMAIL',
      diagnosis_fee: null,
      deposit_percent: null,
      deposit_amount: null,
      reserve_approved_parts: true,
      collect_days: null,
      send_uncollected_email: false,
      uncollected_again_days: null,
      uncollected_most: 3,
      storage_fee: null,
      storage_fee_most: null,
      longest_checked_in: null,
      longest_diagnosing: null,
      longest_waiting_customer: null,
      longest_waiting_parts: null,
      longest_in_repair: null,
      longest_testing: null,
      quiet_from: null,
      quiet_until: null,
      send_thanks_email: false,
      review_days: null,
      review_months: 6,
      review_address: null,
    };
    expect(await settings()).toEqual(all);
    expect((await save({ settings: { display_repair_cost: false } })).json.display_repair_cost).toBe(false);
    expect(await settings()).toEqual({ ...all, display_repair_cost: false });
    await save({ settings: { diagnosis_fee: 2500, review_months: 3 } });
    await save({ settings: { collect_days: 10 } });
    const kept = { display_repair_cost: false, diagnosis_fee: 2500, review_months: 3, collect_days: 10 };
    expect(await settings()).toEqual({ ...all, ...kept });
    await save({ settings: all });
    expect(await settings()).toEqual(all);
  });
});

describe('rights', () => {
  const cost = (value: boolean) => ({ settings: { display_repair_cost: value } });
  const quotes = (value: boolean) => ({ settings: { send_quote_email: value } });
  const as = async (changes: object) => (await save(changes, 'STORE_MANAGER')).status;

  test('each part requires its own', async () => {
    await hold('EDIT_STORE_SETTINGS');
    expect(await as({ slogan: 'By a manager' })).toBe(200);
    expect(await as(cost(false))).toBe(200);
    expect(await as(quotes(false))).toBe(403);
    await hold('EDIT_SERVICE_SETTINGS');
    expect(await as(cost(true))).toBe(200);
    expect(await as(quotes(false))).toBe(200);
    expect(await as({ slogan: 'Mine' })).toBe(403);
    expect(await as({ slogan: 'Mine', ...quotes(true) })).toBe(403);
    await hold('VIEW_STORE_SETTINGS');
    expect(await as({})).toBe(403);
    expect((await read()).json.slogan).toBe('By a manager');
  });

  test('staff read the store, and change nothing', async () => {
    expect((await read('STAFF')).status).toBe(200);
    expect((await save({ slogan: 'No' }, 'STAFF')).status).toBe(403);
  });
});
