import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '../../server/core/jobs/tables.ts';
import { labelFiles, labelPurchases } from '../../server/shipping/labels/tables.ts';
import { rates, shipments } from '../../server/shipping/tables.ts';
import type { Label } from '../../src/schemas/shipping/labels.ts';
import type { Rate } from '../../src/schemas/shipping/rates.ts';
import { delegate, fakeCarrier, type FakeCarrier } from '../support/fakeCarrier.ts';
import { addCustomer } from './people.ts';
import { addRate, addShipment, rateOf, usualTotal } from './shipments.ts';
import { startApp, type TestApp, type TestStore } from './support.ts';

const minute = 60_000;

let services: TestApp;
let carrier: FakeCarrier;
let offered: Rate | undefined;
/** The carrier's response to a repeated rate request; undefined if the rate is gone. */
let asNow: ((rateId: string) => Rate) | undefined;

beforeAll(async () => {
  services = await startApp({
    carriers: delegate(() => ({
      ...carrier,
      rate: async (rateId) => asNow?.(rateId) ?? (await carrier.label('gone'), rateOf()),
      rates: async () => ({
        shipment_id: `se-${crypto.randomUUID()}`,
        rates: offered ? [offered] : [],
        errors: [],
      }),
    })),
    shippingTimes: { timeout: 1000, lookupWindow: 2000 },
    work: { pause: 50 },
  });
});
afterAll(() => services.close());

beforeEach(() => {
  carrier = fakeCarrier();
  offered = undefined;
  asNow = undefined;
});

const asPrinted = { label_format: 'pdf', label_layout: '4x6' };

interface Buying {
  expected_total?: number | undefined;
  store?: TestStore;
}

const buy = (rateId: string, { expected_total = usualTotal, store }: Buying = {}) =>
  services.ask('STORE_MANAGER', 'POST', `/dc/labels/rates/${rateId}`, {
    body: { ...asPrinted, expected_total },
    ...(store && { store }),
  });

const shipmentOf = async (rateId: string) => {
  const [row] = await services.database.db.select().from(shipments).where(eq(shipments.rate_id, rateId));
  return row;
};
const stateOf = async (rateId: string) => {
  const rows = await services.database.db
    .select({ state: labelPurchases.state })
    .from(labelPurchases)
    .where(eq(labelPurchases.rate_id, rateId))
    .orderBy(labelPurchases.created_date);
  return rows.map(({ state }) => state).join(' ');
};
const codeOf = ({ json }: { json: { errors: { code: string }[] } }) => json.errors[0]?.code;

describe('A label', () => {
  test('is bought, stored and returned again', async () => {
    const { rate_id, shipment_id } = await addRate(services, services.store);
    const bought = await buy(rate_id);
    expect(bought.status, bought.text).toBe(200);
    const label = bought.json as Label;
    expect(label).toMatchObject({ status: 'completed', shipment_id, tracking_number: '1Z1' });
    expect((await buy(rate_id)).json).toEqual(label);
    expect(carrier.sold).toEqual([rate_id]);
    expect(await shipmentOf(rate_id)).toMatchObject({
      shipment_status: 'label_purchased',
      label_id: label.label_id,
      created_by: services.store.staff.STORE_MANAGER.id,
    });
    await services.app.workIsDone();
    const { id = '' } = (await shipmentOf(rate_id)) ?? {};
    const kept = services.database.db.select().from(labelFiles).where(eq(labelFiles.shipment_id, id));
    expect(await kept).toHaveLength(2);
    carrier.files.pdf = Buffer.from('other');
    const file = await services.ask('STAFF', 'GET', label.label_download.pdf ?? '');
    expect(file.text).toBe('%PDF-1.7 label');
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect((await services.ask('STAFF', 'GET', `/dc/labels/${label.label_id}`)).json).toEqual(label);
  });

  test('of a stored shipment uses its rate', async () => {
    const { id, rate_id } = await addShipment(services);
    const body = { ...asPrinted, label_download_type: 'url', expected_total: usualTotal };
    const { status, json } = await services.ask('STORE_MANAGER', 'POST', `/dc/labels/shipment/${id}`, {
      body,
    });
    expect(status).toBe(200);
    expect((await buy(rate_id)).json).toEqual(json);
    expect((await shipmentOf(rate_id))?.id).toBe(id);
  });

  test('is bought once by 20 concurrent requests', async () => {
    carrier.delay = 50;
    const { rate_id } = await addRate(services, services.store);
    const replies = await Promise.all(Array.from({ length: 20 }, () => buy(rate_id)));
    expect(carrier.sold).toEqual([rate_id]);
    const others = replies.filter(({ status }) => status !== 200);
    expect(new Set(others.map(codeOf))).toEqual(new Set(['buying']));
    expect((await buy(rate_id)).status).toBe(200);
  });

  test('is bought once per shipment, by any of its rates', async () => {
    const first = await addRate(services, services.store);
    const rate = rateOf();
    const row = { store_id: services.store.id, request_id: first.reference, rate };
    await services.database.db.insert(rates).values({ ...row, rate_id: String(rate.rate_id) });
    expect((await buy(first.rate_id)).status).toBe(200);
    expect(codeOf(await buy(String(rate.rate_id)))).toBe('refused');
    expect(carrier.sold).toEqual([first.rate_id]);
  });

  test('of another store returns 404', async () => {
    const { other } = services;
    const { rate_id } = await addRate(services, other);
    expect((await buy(rate_id)).status).toBe(404);
    const { label_id } = (await buy(rate_id, { store: other })).json as Label;
    for (const [method, path] of [
      ['GET', label_id],
      ['GET', `${label_id}/file.pdf`],
      ['PUT', `${label_id}/void`],
    ] as const) {
      expect((await services.ask('ADMIN', method, `/dc/labels/${path}`)).status, path).toBe(404);
    }
    const { id } = (await shipmentOf(rate_id)) ?? {};
    const body = { ...asPrinted };
    expect((await services.ask('ADMIN', 'POST', `/dc/labels/shipment/${id}`, { body })).status).toBe(404);
  });

  test('that arrives while its customer is erased is neither returned nor stored', async () => {
    const { rate_id: rateId } = await addRate(services, services.store);
    const { json } = await buy(rateId);
    await services.app.workIsDone();
    const shipment = await shipmentOf(rateId);
    const { db } = services.database;
    const isTheirs = eq(labelFiles.shipment_id, shipment?.id ?? '');
    await db.delete(labelFiles).where(isTheirs);
    const { file } = carrier;
    carrier.file = async (...asked) => {
      await db.update(shipments).set({ label_id: null }).where(eq(shipments.rate_id, rateId));
      return file(...asked);
    };
    const { status } = await services.ask('STAFF', 'GET', `/dc/labels/${json.label_id}/file.pdf`);
    expect([status, await db.select().from(labelFiles).where(isTheirs)]).toEqual([404, []]);
  });

  test('with unexpected content is fetched again instead of stored', async () => {
    carrier.files.pdf = Buffer.from('<html>busy</html>');
    const { rate_id } = await addRate(services, services.store);
    const { label_id } = (await buy(rate_id)).json as Label;
    expect((await services.ask('STAFF', 'GET', `/dc/labels/${label_id}/file.pdf`)).status).toBe(503);
    carrier.files.pdf = Buffer.from('%PDF-1.7 at last');
    const { text } = await services.ask('STAFF', 'GET', `/dc/labels/${label_id}/file.pdf`);
    expect(text).toBe('%PDF-1.7 at last');
  });
});

describe('A rate', () => {
  test('is bought at the displayed price', async () => {
    const { rate_id, rate } = await addRate(services, services.store);
    const refused = await buy(rate_id, { expected_total: 9.99 });
    expect(refused.status).toBe(409);
    expect(codeOf(refused)).toBe('rate_changed');
    expect(refused.json.rate).toEqual(rate);
    expect(carrier.sold).toEqual([]);
    expect((await buy(rate_id)).status).toBe(200);
  });

  test('that expired is requested again: a changed price or currency is reported, an unchanged one is bought', async () => {
    const { rate_id, rate } = await addRate(services, services.store, { age: 20 });
    const dearer = { ...rate, shipping_amount: { amount: 20, currency: 'CAD' } };
    asNow = () => dearer;
    const refused = await buy(rate_id);
    expect(refused.json).toMatchObject({ status: 409, rate: dearer, errors: [{ code: 'rate_changed' }] });
    expect((await buy(rate_id, { expected_total: 22 })).status).toBe(200);

    const inDollars = await addRate(services, services.store, { age: 20 });
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    asNow = () => ({ ...inDollars.rate, shipping_amount: usd(12.5) });
    expect(codeOf(await buy(inDollars.rate_id))).toBe('rate_changed');

    const same = await addRate(services, services.store, { age: 20 });
    asNow = () => same.rate;
    expect((await buy(same.rate_id)).status).toBe(200);
    expect(carrier.sold).toEqual([rate_id, same.rate_id]);
  });

  test('that the carrier no longer knows is requested again, null when the service is unavailable', async () => {
    const gone = await addShipment(services, { age: 20 });
    offered = rateOf({ shipping_amount: { amount: 30, currency: 'CAD' } });
    const refused = await buy(gone.rate_id);
    expect(refused.json).toMatchObject({ status: 409, rate: offered });
    // The stored shipment has the new rate.
    expect(await shipmentOf(String(offered.rate_id))).toMatchObject({ id: gone.id, total: { amount: 32 } });
    expect((await buy(String(offered.rate_id), { expected_total: 32 })).status).toBe(200);
    const lost = await addRate(services, services.store);
    carrier.outcomeOf = () => 'missing';
    offered = undefined;
    expect((await buy(lost.rate_id)).json).toMatchObject({ status: 409, rate: null });
  });

  test('that is invalid is rejected with the message of the carrier', async () => {
    const { rate_id } = await addRate(services, services.store, {
      rate: { validation_status: 'invalid', error_messages: ['Too heavy.'] },
    });
    const { json } = await buy(rate_id);
    expect(json).toMatchObject({ status: 409, detail: 'Too heavy.', errors: [{ code: 'refused' }] });
  });
});

describe('A failing carrier', () => {
  const definite = [
    ['refused', 409],
    ['credentials', 502],
    ['busy', 429],
    ['unreachable', 503],
  ] as const;
  test.each(definite)('that answers %s releases the rate at once', async (outcome, status) => {
    const { rate_id } = await addRate(services, services.store);
    carrier.outcomeOf = () => outcome;
    const refused = await buy(rate_id);
    expect(refused.status).toBe(status);
    expect(refused.json.errors[0].params).toEqual({ message: `It is ${outcome}.` });
    expect(await stateOf(rate_id)).toBe('refused');
    expect(await shipmentOf(rate_id)).toMatchObject({ shipment_status: 'pending' });
    carrier.outcomeOf = () => 'sold';
    expect((await buy(rate_id)).status).toBe(200);
    expect(await stateOf(rate_id)).toBe('refused bought');
  });

  test('that sold the label is detected, and the label recorded', async () => {
    const { rate_id } = await addRate(services, services.store);
    carrier.outcomeOf = () => 'lost';
    carrier.isUnreachable = true;
    expect(codeOf(await buy(rate_id))).toBe('unknown');
    expect(await shipmentOf(rate_id)).toMatchObject({ shipment_status: 'processing' });
    carrier.outcomeOf = () => 'sold';
    expect(codeOf(await buy(rate_id))).toBe('unknown');
    carrier.isUnreachable = false;
    await expect.poll(() => stateOf(rate_id), { timeout: 10_000 }).toBe('bought');
    expect((await buy(rate_id)).status).toBe(200);
    expect(carrier.sold).toEqual([rate_id]);
  });

  test('stores no label that names a customer erased meanwhile', async () => {
    const email = 'gone@customers.example';
    const customer_id = await addCustomer(services, { email });
    const { rate_id } = await addRate(services, services.store, { about: { customer_id } });
    carrier.outcomeOf = () => 'lost';
    carrier.isUnreachable = true;
    expect(codeOf(await buy(rate_id))).toBe('unknown');
    const forgotten = await services.ask('STORE_OWNER', 'POST', `customer/${customer_id}/forget`, {
      body: { email },
    });
    expect(forgotten.status).toBe(200);
    carrier.isUnreachable = false;
    await expect.poll(() => stateOf(rate_id), { timeout: 10_000 }).toBe('bought');
    expect(await shipmentOf(rate_id)).toMatchObject({
      shipment_status: 'label_purchased',
      label_id: null,
      tracking_number: null,
    });
  });

  test('that times out is not asked to buy twice', async () => {
    const { rate_id } = await addRate(services, services.store);
    carrier.delay = 30_000;
    expect(codeOf(await buy(rate_id))).toBe('unknown');
    await expect.poll(() => stateOf(rate_id), { timeout: 10_000 }).toBe('bought');
    expect(carrier.sold).toEqual([rate_id]);
  });

  test('that did not sell the label releases the rate once this is certain', async () => {
    const { rate_id } = await addRate(services, services.store);
    carrier.outcomeOf = () => 'unknown';
    expect(codeOf(await buy(rate_id))).toBe('unknown');
    await expect.poll(() => carrier.lookups, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(await stateOf(rate_id)).toBe('unknown');
    await expect.poll(() => stateOf(rate_id), { timeout: 10_000 }).toBe('refused');
    expect(await shipmentOf(rate_id)).toMatchObject({ shipment_status: 'pending' });
  });

  test('leaves the purchase unknown while it is unavailable', async () => {
    const { rate_id } = await addRate(services, services.store);
    carrier.outcomeOf = () => 'unknown';
    carrier.isUnreachable = true;
    await buy(rate_id);
    await services.database.db
      .update(labelPurchases)
      .set({ created_date: new Date(Date.now() - 20 * minute) })
      .where(eq(labelPurchases.rate_id, rate_id));
    const before = carrier.lookups;
    await expect.poll(() => carrier.lookups, { timeout: 10_000 }).toBeGreaterThan(before + 1);
    expect(await stateOf(rate_id)).toBe('unknown');
    const looking = await services.database.db.select().from(jobs).where(eq(jobs.kind, 'find-label'));
    const reason = { code: 'carrier_failed', detail: 'The carrier is silent.' };
    expect(looking.map((job) => job.reason)).toContainEqual(reason);
  });
});

describe('Voiding', () => {
  let labelId: string;
  const voided = () => services.ask('STORE_MANAGER', 'PUT', `/dc/labels/${labelId}/void`, { body: {} });
  const stored = async () =>
    (await services.database.db.select().from(shipments).where(eq(shipments.label_id, labelId)))[0];

  beforeEach(async () => {
    const { rate_id } = await addRate(services, services.store);
    labelId = ((await buy(rate_id)).json as Label).label_id;
  });

  test('once approved is final, reports the refund as pending, and is idempotent', async () => {
    const { json } = await voided();
    expect(json).toEqual({
      approved: true,
      message: 'Request for refund submitted. The carrier has not confirmed the refund yet.',
    });
    expect(await stored()).toMatchObject({ is_voided: true, void_message: json.message });
    expect((await voided()).json).toEqual(json);
    const label = await services.ask('STAFF', 'GET', `/dc/labels/${labelId}`);
    expect(label.json).toMatchObject({ status: 'voided' });
  });

  test('a delivered shipment is rejected with that reason', async () => {
    await services.database.db
      .update(shipments)
      .set({ tracking_status: 'delivered' })
      .where(eq(shipments.label_id, labelId));
    const { status, json } = await voided();
    expect([status, json.errors]).toEqual([409, [{ path: '', code: 'delivered' }]]);
    expect(await stored()).toMatchObject({ is_voided: false, voiding_date: null });
  });

  test('that the carrier rejects changes nothing and returns the reason', async () => {
    carrier.voids = { approved: false, message: 'It has been scanned.' };
    expect((await voided()).json).toEqual({ approved: false, message: 'It has been scanned.' });
    expect(await stored()).toMatchObject({ is_voided: false, void_message: null, voiding_date: null });
  });

  test('is requested once for two concurrent calls', async () => {
    carrier.delay = 100;
    const replies = await Promise.all([voided(), voided()]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('checks the state of the label before retrying after a lost response', async () => {
    const label = await carrier.label(labelId);
    label.is_voided = true;
    await services.database.db
      .update(shipments)
      .set({ voiding_date: new Date(0) })
      .where(eq(shipments.label_id, labelId));
    carrier.voids = { approved: false, message: 'It is voided already.' };
    const look = carrier.label;
    carrier.label = () => carrier.findLabel({ rateId: '', reference: '' }) as never;
    carrier.isUnreachable = true;
    expect((await voided()).status).toBe(503);
    carrier.label = look;
    expect((await voided()).json).toMatchObject({ approved: true });
  });
});
