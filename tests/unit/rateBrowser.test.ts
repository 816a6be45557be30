import { describe, expect, test } from 'vitest';
import type { Location } from '../../src/authProvider/session.ts';
import { compareAddresses } from '../../src/custom/shipping/rateBrowser/model/compareAddresses.ts';
import { emptyForm, type LabelForm } from '../../src/custom/shipping/rateBrowser/model/form.ts';
import { weightOf } from '../../src/custom/shipping/rateBrowser/model/measures.ts';
import { logoOf } from '../../src/custom/shipping/rateBrowser/model/logo.ts';
import { bestRates, offersOf } from '../../src/custom/shipping/rateBrowser/model/offers.ts';
import { advancedOptionsOf } from '../../src/custom/shipping/rateBrowser/model/options.ts';
import { toEstimateRequest } from '../../src/custom/shipping/rateBrowser/model/requests.ts';
import { browseErrors, shipmentErrors } from '../../src/custom/shipping/rateBrowser/model/validation.ts';
import type { ShippingAddress } from '../../src/schemas/shipping/address.ts';
import type { Carrier } from '../../src/schemas/shipping/carriers.ts';
import type { Rate } from '../../src/schemas/shipping/rates.ts';

const location: Location = {
  id: 1,
  location_name: 'Downtown',
  email: 'downtown@atlas.example',
  phone: null,
  address_1: '1 Main Street',
  address_2: null,
  city: 'Toronto',
  country: 'CA',
  state: 'ON',
  postcode: 'M5V 2A9',
  timezone: 'America/Toronto',
  is_main: true,
  is_voided: false,
};

const address: ShippingAddress = {
  name: 'Ada Fox',
  phone: null,
  company_name: null,
  address_line1: '1 King Street',
  address_line2: null,
  address_line3: null,
  city_locality: 'Toronto',
  state_province: 'ON',
  postal_code: 'M5H 1A1',
  country_code: 'CA',
  address_residential_indicator: 'no',
};

const carrier = (...names: string[]): Carrier => ({
  carrier_id: 'c',
  carrier_code: 'c',
  nickname: 'C',
  services: [],
  packages: [],
  options: names.map((name) => ({ name })),
});

const form = (changes: Partial<LabelForm> = {}): LabelForm => ({
  ...emptyForm({ ship_to: address }, location),
  packageType: 'package',
  service: 'ground',
  ...changes,
});

const rate = (amount: number, changes: Partial<Rate> = {}): Rate => ({
  rate_id: null,
  carrier_id: 'c',
  carrier_code: 'c',
  carrier_nickname: 'C',
  service_code: 's',
  service_type: 'S',
  package_type: null,
  delivery_days: null,
  estimated_delivery_date: null,
  validation_status: 'valid',
  shipping_amount: { amount, currency: 'CAD' },
  insurance_amount: { amount: 0, currency: 'CAD' },
  confirmation_amount: { amount: 0, currency: 'CAD' },
  other_amount: { amount: 0, currency: 'CAD' },
  warning_messages: [],
  error_messages: [],
  ...changes,
});

describe('weight in the request', () => {
  test.each([
    [2, 0, { value: 2, unit: 'pound' }],
    [0, 8, { value: 8, unit: 'ounce' }],
    [null, 8, { value: 8, unit: 'ounce' }],
    [2, 8, { value: 40, unit: 'ounce' }],
    [0.1, 0.2, { value: 1.8, unit: 'ounce' }],
  ])('of %s lb and %s oz is %j', (weightInPounds, weightInOz, weight) =>
    expect(weightOf({ weightInPounds, weightInOz })).toEqual(weight),
  );

  test('keeps every ounce', () => {
    const inOunces = { pound: 16, ounce: 1, kilogram: NaN, gram: NaN };
    for (let pounds = 0; pounds <= 50; pounds += 0.25)
      for (let ounces = 0; ounces < 16; ounces += 0.5) {
        const { value, unit } = weightOf({ weightInPounds: pounds, weightInOz: ounces });
        expect(value * inOunces[unit]).toBe(pounds * 16 + ounces);
      }
  });
});

describe('shipment errors', () => {
  const faults = (changes: Partial<LabelForm>) =>
    Object.keys(shipmentErrors(form(changes), location, carrier('dry_ice', 'collect_on_delivery')));

  test.each<[string, Partial<LabelForm>, string[]]>([
    ['nothing', {}, []],
    ['neither a pound nor an ounce', { weightInPounds: 0.9, weightInOz: 0.9 }, ['weightInPounds']],
    ['a pound and a part of an ounce', { weightInPounds: 1, weightInOz: 0.5 }, []],
    ['less than nothing', { weightInOz: -1 }, ['weightInOz']],
    ['more than anybody carries', { weightInPounds: 1e9 }, ['weightInPounds']],
    ['an invalid number', { weightInPounds: '1,2,3' }, ['weightInPounds']],
    ['one side alone', { length: 5 }, ['width', 'height']],
    ['a side below an inch', { length: 5, width: 0.5, height: 5 }, ['width']],
    ['any package', { packageType: 'all' }, ['packageType']],
    ['spaces for a name', { name: '  ' }, ['name']],
    ['500 letters', { name: 'x'.repeat(500) }, ['name']],
    ['insured for nothing', { insurance: 'carrier' }, ['insuranceAmount']],
    ['dry ice of no weight', { dryIce: true, dryIceValue: 0 }, ['dryIceValue']],
    ['to be collected without a sum', { collectOnDelivery: true }, ['collectOnDeliveryAmount']],
  ])('%s', (_, changes, fields) => expect(faults(changes)).toEqual(fields));

  test('rejects an origin without an address', () => {
    const bare = { ...location, address_1: ' ' };
    expect(Object.keys(browseErrors(form(), bare))).toEqual(['shipFrom']);
    expect(Object.keys(shipmentErrors(form(), bare, carrier()))).toEqual(['shipFrom']);
  });
});

test('sends the account of another payer only if one is selected, and only options the carrier supports', () => {
  const typed = { billToAccount: 'A-1', saturdayDelivery: true, containsAlcohol: true };
  const knows = carrier('bill_to_party', 'bill_to_account', 'saturday_delivery');
  expect(advancedOptionsOf(form(typed), knows)).toEqual({ saturday_delivery: true });
  expect(advancedOptionsOf(form({ ...typed, billToParty: 'recipient' }), knows)).toEqual({
    bill_to_party: 'recipient',
    bill_to_account: 'A-1',
    saturday_delivery: true,
  });
  expect(advancedOptionsOf(form({ ...typed, billToParty: 'recipient' }), carrier())).toEqual({});
});

test('marks one cheapest and one fastest rate, by currency', () => {
  const usd = { amount: 5, currency: 'USD' };
  const rates = [
    rate(10, { delivery_days: 2 }),
    rate(9, { validation_status: 'invalid', delivery_days: 1 }),
    rate(10, { delivery_days: 1 }),
    rate(12, { delivery_days: 1 }),
    rate(5, { shipping_amount: usd, delivery_days: 4 }),
    rate(6, { shipping_amount: { ...usd, amount: 6 } }),
  ];
  const { cheapest, fastest } = bestRates(rates);
  expect(rates.map((one) => cheapest.has(one))).toEqual([false, false, true, false, true, false]);
  expect(rates.map((one) => fastest.has(one))).toEqual([false, false, true, false, false, false]);
  expect(offersOf([carrier()], rates)).toMatchObject([{ count: 5 }]);
  expect(bestRates([rate(1)]).cheapest.size).toBe(0);
});

test('compares two addresses and ignores parts that both lack', () => {
  const matched = { ...address, name: 'ADA', address_line1: '1 KING ST', address_line2: 'UNIT 2' };
  const lines = compareAddresses(address, matched);
  expect(lines.filter(({ isChanged }) => isChanged).map(({ part }) => part)).toEqual([
    'address_line1',
    'address_line2',
  ]);
  expect(lines.some(({ part }) => part === 'address_line3')).toBe(false);
});

test('distinguishes carriers without a logo', () => {
  const told = [
    ['ups', 'UPS'],
    ['usps', 'USPS'],
    ['stamps_com', 'Stamps.com'],
    ['canpar', 'Canpar'],
    ['canada_post', 'Canada Post'],
  ].map(([code = '', name = '']) => logoOf(code, name));
  expect(told.map(({ initials }) => initials)).toEqual(['UPS', 'USPS', 'SC', 'Ca', 'CP']);
  expect(new Set(told.map(({ initials, background }) => initials + background)).size).toBe(5);
});

test('includes the origin city in an estimate', () => {
  expect(toEstimateRequest(form({ city: 'Ottawa' }), location, [carrier()])).toMatchObject({
    from_city_locality: 'Toronto',
    to_city_locality: 'Ottawa',
  });
});
