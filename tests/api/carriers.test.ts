import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ajv } from '../../server/core/ajv.ts';
import type { BackEnd } from '../../server/shipping/carriers/backEnd.ts';
import { forgetOffers } from '../../server/shipping/carriers/sample/sold.ts';
import { sampleRates, sampleShipments } from '../../server/shipping/carriers/sample/tables.ts';
import { sampleBackEnd } from '../../server/shipping/carriers/sample/sample.ts';
import { shipEngineBackEnd } from '../../server/shipping/carriers/shipEngine/shipEngine.ts';
import { AddressValidation } from '../../src/schemas/shipping/address.ts';
import { Carriers, PackageType } from '../../src/schemas/shipping/carriers.ts';
import { Rate, RateError } from '../../src/schemas/shipping/rates.ts';
import { rateTotal } from '../../src/schemas/shipping/rateTotal.ts';
import { TrackingEvent } from '../../src/schemas/shipping/tracking.ts';
import { startFakeShipEngine, type FakeShipEngine } from '../support/shipEngine.ts';
import { estimateRequest, ratesRequest, shippingAddress } from './shipping.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

let stored: TestDatabase;
let played: FakeShipEngine;
beforeAll(async () => {
  [stored, played] = await Promise.all([openTestDatabase(), startFakeShipEngine()]);
});
afterAll(async () => {
  await Promise.all([stored.drop(), played.close()]);
});

const backEnds: [string, () => BackEnd][] = [
  ['The bundled carriers', () => sampleBackEnd(Promise.resolve(stored.database))],
  ['ShipEngine', () => shipEngineBackEnd({ key: 'TEST_key', url: played.url })],
];

/** The validation errors of a value by its schema. */
function faultsOf(schema: object, value: unknown) {
  const isValid = ajv.compile(schema);
  return isValid(value) ? [] : isValid.errors;
}

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { kind?: string }) => error.kind,
  );

describe.each(backEnds)('%s', (_, open) => {
  let backEnd: BackEnd;
  let carrierIds: string[];
  beforeAll(async () => {
    backEnd = open();
    carrierIds = (await backEnd.carriers()).carriers.map(({ carrier_id }) => carrier_id);
  });

  /** Creates a shipment with its rates and the reference that finds its label. */
  async function offer() {
    const reference = randomUUID();
    const { shipment_id, rates } = await backEnd.rates(ratesRequest({}, carrierIds), reference);
    const rate = rates.find(({ validation_status }) => validation_status === 'valid');
    if (!rate?.rate_id) throw new Error('No rate');
    return { reference, shipment_id, rate, rateId: rate.rate_id };
  }

  async function buy() {
    const offered = await offer();
    return { ...offered, label: await backEnd.buy(offered.rateId) };
  }

  test('lists carriers and packages', async () => {
    const carriers = await backEnd.carriers();
    expect(faultsOf(Carriers, carriers)).toEqual([]);
    for (const carrier of carriers.carriers) {
      expect(carrier.services.length).toBeGreaterThan(0);
      expect(carrier.options.length).toBeGreaterThan(0);
    }
    const packages = await backEnd.packages();
    expect(packages.flatMap((one) => faultsOf(PackageType, one))).toEqual([]);
    const known = packages.map(({ package_code }) => package_code);
    for (const { packages: own } of carriers.carriers)
      expect(known).toEqual(expect.arrayContaining(own.map(({ package_code }) => package_code)));
  });

  test('returns estimates without ids', async () => {
    const rates = await backEnd.estimate(estimateRequest({ carrier_ids: carrierIds }));
    expect(rates.length).toBeGreaterThan(0);
    expect(rates.flatMap((rate) => faultsOf(Rate, rate))).toEqual([]);
    expect(rates.filter(({ rate_id }) => rate_id !== null)).toEqual([]);
  });

  test('returns a rate unchanged when it is read again', async () => {
    const reference = randomUUID();
    const { rates, errors, shipment_id } = await backEnd.rates(ratesRequest({}, carrierIds), reference);
    expect(shipment_id).not.toBe('');
    expect(rates.flatMap((rate) => faultsOf(Rate, rate))).toEqual([]);
    expect(errors.flatMap((error) => faultsOf(RateError, error))).toEqual([]);
    for (const rate of rates.slice(0, 3)) expect(await backEnd.rate(rate.rate_id ?? '')).toEqual(rate);
  });

  test('accepts a reference once', async () => {
    const { reference } = await offer();
    expect(await kindOf(backEnd.rates(ratesRequest({}, carrierIds), reference))).toBe('refused');
  });

  test('sells a label once and finds it by rate or reference', async () => {
    const { rate, rateId, reference, shipment_id, label } = await buy();
    expect(label).toMatchObject({ shipment_id, is_voided: false, cost: rateTotal(rate) });
    expect(label.tracking_number).toMatch(/^\w{10,}$/);
    expect(await backEnd.label(label.label_id)).toEqual(label);
    expect(await backEnd.findLabel({ rateId, reference })).toEqual(label);
    expect(await backEnd.findLabel({ rateId, reference: randomUUID() })).toEqual(label);
    expect(await backEnd.findLabel({ rateId: 'nobody', reference })).toEqual(label);
    expect(await kindOf(backEnd.buy(rateId))).toBe('refused');
  });

  test('finds no label that was not bought', async () => {
    const { rateId, reference } = await offer();
    expect(await backEnd.findLabel({ rateId, reference })).toBeUndefined();
    expect(await backEnd.findLabel({ rateId: 'nobody', reference: randomUUID() })).toBeUndefined();
  });

  test('sells one label to concurrent buyers', async () => {
    const { rateId, reference } = await offer();
    const kinds = await Promise.all(Array.from({ length: 5 }, () => kindOf(backEnd.buy(rateId))));
    expect(kinds.filter((kind) => kind === 'done')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(4);
    expect(await backEnd.findLabel({ rateId, reference })).toBeDefined();
  });

  test('returns the files of a label', async () => {
    const { label } = await buy();
    const starts = async (format: 'pdf' | 'png') =>
      Buffer.from(await backEnd.file(label.label_id, format))
        .toString('latin1')
        .slice(0, 4);
    expect([await starts('pdf'), await starts('png')]).toEqual(['%PDF', '\x89PNG']);
  });

  test('voids a label', async () => {
    const { label, rateId, reference } = await buy();
    const { approved, message } = await backEnd.void(label.label_id);
    expect(approved).toBe(true);
    expect(message).toMatch(/voided/);
    expect(await backEnd.label(label.label_id)).toEqual({ ...label, is_voided: true });
    expect(await backEnd.findLabel({ rateId, reference })).toEqual({ ...label, is_voided: true });
  });

  test('returns tracking events, oldest first', async () => {
    const { label, rate } = await buy();
    const tracking = await backEnd.track(label.label_id);
    expect(tracking).toMatchObject({
      tracking_number: label.tracking_number,
      carrier_code: rate.carrier_code,
    });
    expect(tracking.events.length).toBeGreaterThan(0);
    expect(tracking.events.flatMap((event) => faultsOf(TrackingEvent, event))).toEqual([]);
    const moments = tracking.events.map(({ occurred_at }) => occurred_at);
    expect(moments).toEqual(moments.toSorted());
    await backEnd.follow(tracking.carrier_code, tracking.tracking_number);
  });

  test('validates addresses', async () => {
    const known = await backEnd.validate(shippingAddress());
    expect(faultsOf(AddressValidation, known)).toEqual([]);
    expect(known).toMatchObject({ status: 'verified', original_address: shippingAddress() });
    const abroad = await backEnd.validate(shippingAddress({ country_code: 'FR' }));
    expect(faultsOf(AddressValidation, abroad)).toEqual([]);
    expect(abroad).toMatchObject({ status: 'unverified', matched_address: null });
    expect(abroad.messages.map(({ code }) => code)).toContain('a1001');
  });

  test('erases the recipient of a shipment but keeps the sale', async () => {
    const [{ label }, { shipment_id }] = [await buy(), await offer()];
    await backEnd.forget([label.shipment_id, shipment_id, 'nobody']);
    expect(await backEnd.label(label.label_id)).toEqual(label);
  });

  const ofNobody: [string, (one: BackEnd) => Promise<unknown>][] = [
    ['rate', (one) => one.rate('nobody')],
    ['buy', (one) => one.buy('nobody')],
    ['label', (one) => one.label('nobody')],
    ['file', (one) => one.file('nobody', 'pdf')],
    ['void', (one) => one.void('nobody')],
    ['track', (one) => one.track('../carriers')],
  ];
  test.each(ofNobody)('reports an unknown id: %s', async (_name, call) => {
    expect(await kindOf(call(backEnd))).toBe('missing');
  });
});

test('the bundled carriers keep sold labels, and rates for a day', async () => {
  const { db } = stored.database;
  const backEnd = sampleBackEnd(Promise.resolve(stored.database));
  const offer = async (age: number) => {
    const { shipment_id, rates } = await backEnd.rates(ratesRequest(), randomUUID());
    const created_date = new Date(Date.now() - age * 3_600_000);
    for (const table of [sampleShipments, sampleRates])
      await db.update(table).set({ created_date }).where(eq(table.shipment_id, shipment_id));
    return { shipment_id, rateId: rates[0]?.rate_id ?? '' };
  };
  const [old, fresh, sold] = [await offer(25), await offer(23), await offer(0)];
  const { label_id } = await backEnd.buy(sold.rateId);
  const created_date = new Date(0);
  await db
    .update(sampleShipments)
    .set({ created_date })
    .where(eq(sampleShipments.shipment_id, sold.shipment_id));
  await forgetOffers(db);
  const kept = (await db.select({ id: sampleShipments.shipment_id }).from(sampleShipments)).map(
    ({ id }) => id,
  );
  expect(kept).toEqual(expect.arrayContaining([fresh.shipment_id, sold.shipment_id]));
  expect(kept).not.toContain(old.shipment_id);
  expect(await kindOf(backEnd.buy(old.rateId))).toBe('missing');
  expect(await backEnd.label(label_id)).toMatchObject({ shipment_id: sold.shipment_id });
});
