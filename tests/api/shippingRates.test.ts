import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CarrierError, type CarrierErrorKind } from '../../server/shipping/carriers/carrierError.ts';
import { rateRequests, rates } from '../../server/shipping/tables.ts';
import type { AddressValidation, ShippingAddress } from '../../src/schemas/shipping/address.ts';
import type { Carriers } from '../../src/schemas/shipping/carriers.ts';
import type { EstimateRequest, Rate } from '../../src/schemas/shipping/rates.ts';
import { rateTotal } from '../../src/schemas/shipping/rateTotal.ts';
import { estimateRequest, requestRates, ratesRequest, shippingAddress } from './shipping.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const ask: TestApp['ask'] = (...call) => services.ask(...call);

async function estimate(values: Partial<EstimateRequest> = {}): Promise<Rate[]> {
  const { status, json, text } = await ask('STORE_OWNER', 'POST', '/dc/rates/estimate', {
    body: estimateRequest(values),
  });
  expect(status, text).toBe(200);
  return json;
}

const costOf = (all: Rate[], service: string) => {
  const rate = all.find(({ service_code }) => service_code === service);
  if (!rate) throw new Error(`No rate for ${service}`);
  return rateTotal(rate).amount;
};

test('the bundled carriers identify themselves as samples, with services, packages and options', async () => {
  const { json } = await ask('STAFF', 'GET', '/dc/carriers');
  const { carriers, is_sample } = json as Carriers;
  expect(is_sample).toBe(true);
  expect(carriers.map(({ carrier_code }) => carrier_code)).toEqual(['canada_post', 'purolator_ca', 'fedex']);
  for (const carrier of carriers) {
    expect(carrier.services.length).toBeGreaterThan(4);
    expect(carrier.packages.length).toBeGreaterThan(2);
    expect(carrier.options.length).toBeGreaterThan(2);
  }
  const packages = await ask('STAFF', 'GET', '/dc/packages');
  expect(packages.json).toContainEqual({ package_id: null, package_code: 'package', name: 'Package' });
});

describe('An estimate', () => {
  test('is deterministic, and cannot be bought', async () => {
    const [one, other] = [await estimate(), await estimate()];
    expect(one).toEqual(other);
    expect(one.length).toBeGreaterThan(10);
    expect(one.every(({ rate_id }) => rate_id === null)).toBe(true);
    expect(new Set(one.map((rate) => rateTotal(rate).currency))).toEqual(new Set(['CAD']));
  });

  const dearer: [string, Partial<EstimateRequest>][] = [
    ['weight', { weight: { value: 20, unit: 'pound' } }],
    ['size', { dimensions: { length: 30, width: 20, height: 20, unit: 'inch' } }],
    ['distance', { to_postal_code: 'V6B 1A1', to_state_province: 'BC', to_city_locality: 'Vancouver' }],
    ['a signature', { confirmation: 'signature' }],
    ['a residential address', { address_residential_indicator: 'yes' }],
  ];
  test.each(dearer)('costs more for %s', async (_, values) => {
    const service = 'fedex_ground';
    expect(costOf(await estimate(values), service)).toBeGreaterThan(costOf(await estimate(), service));
  });

  test('of an invalid weight reports the reason per service', async () => {
    const all = await estimate({ weight: { value: 35, unit: 'kilogram' } });
    const of = (code: string) => all.filter(({ carrier_code }) => carrier_code === code);
    for (const rate of of('canada_post')) {
      expect(rate.validation_status).toBe('invalid');
      expect(rate.error_messages).toEqual(['The package exceeds the maximum weight of 30 kg.']);
    }
    expect(of('fedex').every(({ validation_status }) => validation_status === 'valid')).toBe(true);
  });

  test('across the border returns cross-border services', async () => {
    const all = await estimate({ to_country_code: 'US', to_postal_code: '10001', to_state_province: 'NY' });
    expect(all.map(({ service_code }) => service_code)).toContain('purolator_ground_us');
    expect(all.map(({ service_code }) => service_code)).not.toContain('purolator_ground');
  });

  test('of an unknown carrier is rejected with the message of the carrier', async () => {
    const body = estimateRequest({ carrier_ids: ['nobody'] });
    const { status, json } = await ask('STORE_OWNER', 'POST', '/dc/rates/estimate', { body });
    expect(status).toBe(422);
    const params = { message: 'There are no such carriers.' };
    expect(json.errors).toEqual([{ path: '', code: 'carrier_refused', params }]);
  });

  const wrong: [string, object, string][] = [
    ['a weight of 0', { weight: { value: 0, unit: 'pound' } }, '/weight/value'],
    ['a negative weight', { weight: { value: -1, unit: 'pound' } }, '/weight/value'],
    ['a weight of 1e9', { weight: { value: 1e9, unit: 'pound' } }, '/weight/value'],
    ['a weight as text', { weight: { value: '12,5', unit: 'pound' } }, '/weight/value'],
    ...['length', 'width', 'height'].flatMap((side): [string, object, string][] =>
      [-1, 1e9, '12,5'].map((value) => [
        `a ${side} of ${value}`,
        { dimensions: { ...estimateRequest().dimensions, [side]: value } },
        `/dimensions/${side}`,
      ]),
    ),
  ];
  test.each(wrong)('with %s is rejected', async (_, values, path) => {
    const body = { ...estimateRequest(), ...values };
    const { status, json } = await ask('STORE_OWNER', 'POST', '/dc/rates/estimate', { body });
    expect(status).toBe(422);
    expect(json.errors).toEqual([expect.objectContaining({ path })]);
  });

  test('of a package without dimensions uses its weight', async () => {
    const dimensions = { length: 0, width: 0, height: 0, unit: 'inch' as const };
    expect(costOf(await estimate({ dimensions }), 'fedex_ground')).toBeGreaterThan(0);
  });

  test('of any weight and size has amounts of two decimals that add up exactly', async () => {
    const side = fc.double({ min: 0, max: 200, noNaN: true });
    const value = fc.double({ min: 0.001, max: 200, noNaN: true });
    await fc.assert(
      fc.asyncProperty(value, side, side, side, async (weight, length, width, height) => {
        const all = await estimate({
          weight: { value: weight, unit: 'kilogram' },
          dimensions: { length, width, height, unit: 'centimeter' },
        });
        for (const rate of all) {
          const parts = [
            rate.shipping_amount,
            rate.insurance_amount,
            rate.confirmation_amount,
            rate.other_amount,
          ];
          const cents = parts.map(({ amount }) => Math.round(amount * 100));
          expect(parts.map(({ amount }) => amount)).toEqual(cents.map((one) => one / 100));
          expect(rateTotal(rate).amount).toBe(cents.reduce((sum, one) => sum + one, 0) / 100);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('Rates of a shipment', () => {
  test('are stored with their request and can be read again', async () => {
    const { json, status } = await ask('STORE_MANAGER', 'POST', '/dc/rates', { body: ratesRequest() });
    expect(status).toBe(200);
    const { shipment_id, rates: offered, errors } = json.rate_response;
    expect(errors).toEqual([]);
    expect(offered.length).toBeGreaterThan(10);
    const stored = await services.database.db.select().from(rateRequests);
    expect(stored.find((one) => one.shipment_id === shipment_id)).toMatchObject({
      store_id: services.store.id,
      request: ratesRequest(),
      created_by: services.store.staff.STORE_MANAGER.id,
    });
    const again = await ask('STAFF', 'POST', `/dc/rates/${offered[0].rate_id}`);
    expect(again.json).toEqual(offered[0]);
  });

  test('include an insurance by the carrier, not by a third party', async () => {
    const [pack] = ratesRequest().shipment.packages;
    const packages = [{ ...pack!, insured_value: { amount: 450, currency: 'CAD' } }];
    const insured = async (insurance_provider: 'carrier' | 'third_party') =>
      (await requestRates(services, ratesRequest({ insurance_provider, packages })))[0]?.insurance_amount;
    expect(await insured('carrier')).toEqual({ amount: 13.75, currency: 'CAD' });
    expect(await insured('third_party')).toEqual({ amount: 0, currency: 'CAD' });
  });

  test('report an option that a carrier does not support', async () => {
    const all = await requestRates(services, ratesRequest({ advanced_options: { dry_ice: true } }));
    const of = (code: string) => all.filter(({ carrier_code }) => carrier_code === code);
    expect(of('canada_post')[0]?.error_messages).toEqual([
      'The option dry_ice is not offered by this carrier.',
    ]);
    expect(of('fedex')[0]?.validation_status).toBe('valid');
  });

  test('of another store, or unknown, return 404', async () => {
    const [theirs] = await requestRates(services, ratesRequest(), services.other);
    expect((await ask('ADMIN', 'POST', `/dc/rates/${theirs?.rate_id}`)).status).toBe(404);
    expect((await ask('ADMIN', 'POST', '/dc/rates/nobody')).status).toBe(404);
    const own = await services.database.db.select().from(rates);
    expect(own.find(({ rate_id }) => rate_id === theirs?.rate_id)?.store_id).toBe(services.other.id);
  });

  test.each([
    ['/shipment/packages/0/weight/value', { weight: { value: 0, unit: 'pound' } }],
    ['/shipment/packages/0/weight/value', { weight: { value: '12,5', unit: 'pound' } }],
    [
      '/shipment/packages/0/dimensions/height',
      { dimensions: { length: 10, width: 8, height: 0, unit: 'inch' } },
    ],
    ['/shipment/packages/0/insured_value/amount', { insured_value: { amount: -1, currency: 'CAD' } }],
    ['/shipment/packages/0/insured_value/amount', { insured_value: { amount: 1e9, currency: 'CAD' } }],
  ])('are rejected at %s', async (path, values) => {
    const { shipment, ...request } = ratesRequest();
    const body = {
      ...request,
      shipment: { ...shipment, packages: [{ ...shipment.packages[0], ...values }] },
    };
    const { status, json } = await ask('STORE_OWNER', 'POST', '/dc/rates', { body });
    expect(status).toBe(422);
    expect(json.errors).toContainEqual(expect.objectContaining({ path }));
  });
});

describe('An address', () => {
  const answers: [string, Partial<ShippingAddress>, AddressValidation['status'], string[]][] = [
    ['in postal notation', {}, 'verified', ['a1007']],
    ['with a unit', { address_line2: '4' }, 'verified', ['a1008']],
    ['in lower case', { postal_code: 'h2y1h2', city_locality: 'montréal' }, 'verified', ['a1003', 'a1007']],
    ['without its unit', { address_line1: '1 Tour de la Bourse' }, 'verified', ['a1004', 'a1007']],
    ['of a PO box', { address_line1: 'PO Box 12' }, 'warning', ['a1006']],
    ['without a number', { address_line1: 'Rue Saint-Paul' }, 'warning', ['a1005']],
    ['of another province', { state_province: 'ON' }, 'error', ['a1002']],
    ['in another country', { country_code: 'FR' }, 'unverified', ['a1001']],
  ];
  test.each(answers)('%s', async (_, values, status, codes) => {
    const body = [shippingAddress(values)];
    const { json } = await ask('STORE_OWNER', 'POST', '/dc/addresses/validate', { body });
    const [answer] = json as AddressValidation[];
    expect(answer).toMatchObject({ status, original_address: body[0] });
    expect(answer?.messages.map(({ code }) => code)).toEqual(codes);
  });

  test('is corrected to the postal notation', async () => {
    const body = [shippingAddress({ postal_code: 'h2y1h2', city_locality: 'montréal' })];
    const { json } = await ask('STORE_OWNER', 'POST', '/dc/addresses/validate', { body });
    expect(json[0].matched_address).toEqual(shippingAddress());
  });
});

describe('A failing carrier', () => {
  let kind: CarrierErrorKind;
  let failing: TestApp;
  beforeAll(async () => {
    const carriers = () => Promise.reject(new CarrierError(kind, 'No.', 7));
    failing = await startApp({ carriers: { carriers } });
  });
  afterAll(() => failing.close());

  const failures: [CarrierErrorKind, number][] = [
    ['refused', 422],
    ['missing', 404],
    ['busy', 429],
    ['unknown', 502],
    ['credentials', 502],
    ['unreachable', 503],
    ['silent', 504],
  ];
  test.each(failures)('that answers %s is returned as %i, with its message', async (failure, status) => {
    kind = failure;
    const answer = await failing.ask('STAFF', 'GET', '/dc/carriers');
    expect(answer.status).toBe(status);
    expect(answer.headers['retry-after']).toBe('7');
    expect(answer.json.errors).toEqual([{ path: '', code: `carrier_${kind}`, params: { message: 'No.' } }]);
  });
});
