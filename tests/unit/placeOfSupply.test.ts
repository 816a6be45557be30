import { expect, test } from 'vitest';
import {
  destinationOf,
  taxRatesFor,
  type Supply,
  type TaxRules,
} from '../../src/schemas/sales/placeOfSupply.ts';
import { parseTaxClass, taxRatesAt } from '../../src/schemas/sales/taxRates.ts';

const day = '2026-11-25';
const ontario: TaxRules = { location: { country: 'CA', state: 'ON' }, store: {} };
const address = {
  first_name: null,
  last_name: null,
  company: null,
  address_1: null,
  address_2: null,
  city: null,
  postcode: null,
  phone: null,
};
const supply = (country: string | null, state: string | null, values: Partial<Supply> = {}): Supply => ({
  delivery: 'SHIPPED',
  tax_class: 'STANDARD',
  is_tax_exempt: false,
  shipping_address: { ...address, country, state },
  ...values,
});
const item = { kind: 'ITEM' as const };
const told = (order: Supply, rules = ontario, line: Parameters<ReturnType<typeof taxRatesFor>>[0] = item) =>
  taxRatesFor(
    order,
    rules,
    day,
  )(line)
    .map(({ kind, rate, name, state }) => [name ?? kind, rate / 1000, state].filter(Boolean).join(' '))
    .join(', ');

test('taxes shipped goods at the destination, handed-over goods and services at the location', () => {
  expect(told(supply('CA', 'AB'))).toBe('GST 5 AB');
  expect(told(supply('CA', 'NS'))).toBe('HST 14 NS');
  expect(told(supply('CA', 'ON'))).toBe('HST 13');
  expect(told(supply('US', 'NY'))).toBe('');
  expect(told(supply('FR', null))).toBe('');
  expect(told(supply('CA', 'AB', { delivery: 'HANDED_OVER' }))).toBe('HST 13');
  expect(told(supply('CA', 'AB'), ontario, { kind: 'REPAIR' })).toBe('HST 13');
  expect(told(supply('CA', 'AB'), ontario, undefined)).toBe('GST 5 AB');
  expect(destinationOf(supply('CA', 'AB'), ontario.location)).toEqual({ country: 'CA', state: 'AB' });
});

test('adds PST and QST of another province where the store is registered', () => {
  const registered = { ...ontario, store: { tax_registrations: [{ state: 'QC' as const, number: '1' }] } };
  expect(told(supply('CA', 'QC'))).toBe('GST 5 QC');
  expect(told(supply('CA', 'QC'), registered)).toBe('GST 5 QC, QST 9.975 QC');
  expect(told(supply('CA', 'BC'), registered)).toBe('GST 5 BC');
  const quebec = { location: { country: 'CA', state: 'QC' }, store: {} };
  expect(told(supply('CA', 'ON'), quebec)).toBe('HST 13 ON');
  expect(told(supply('CA', 'QC'), quebec)).toBe('GST 5, QST 9.975');
});

test('combines the classes of line and order, and does not tax exempt customers', () => {
  expect(told(supply('CA', 'ON'), ontario, { ...item, tax_class: 'ZERO_RATED' })).toBe('');
  expect(told(supply('CA', 'ON'), ontario, { ...item, tax_class: 'GST_ONLY' })).toBe('GST 5');
  expect(told(supply('CA', 'ON', { tax_class: 'EXEMPT' }), ontario, { ...item, tax_class: 'GST_ONLY' })).toBe(
    '',
  );
  expect(told(supply('CA', 'ON', { is_tax_exempt: true }))).toBe('');
  expect(['standard', ' Zero-rated ', 'GST only', 'exempt', 'reduced', null].map(parseTaxClass)).toEqual([
    'STANDARD',
    'ZERO_RATED',
    'GST_ONLY',
    'EXEMPT',
    'STANDARD',
    'STANDARD',
  ]);
});

test('replaces built-in rates by those of the store from their day on', () => {
  const own = [
    { state: 'ON', kind: 'HST' as const, rate: 0, from: '2027-01-01' },
    { state: 'ON', kind: 'PST' as const, rate: 8000, from: '2027-01-01' },
    { state: null, kind: 'GST' as const, rate: 6000, from: '2027-07-01' },
  ];
  const at = (on: string) =>
    taxRatesAt({ country: 'CA', state: 'ON' }, on, 'STANDARD', own).map(
      ({ kind, rate }) => `${kind} ${rate}`,
    );
  expect(at('2026-12-31')).toEqual(['HST 13000']);
  expect(at('2027-01-01')).toEqual(['GST 5000', 'PST 8000']);
  expect(at('2027-07-01')).toEqual(['GST 6000', 'PST 8000']);
});

test('adds the taxes of a location abroad at the rates of the day', () => {
  const location = {
    country: 'US',
    state: 'NY',
    tax_rates: [
      { name: 'New York State', rate: 4000, from: '2020-01-01' },
      { name: 'New York City', rate: 4500, from: '2020-01-01' },
      { name: 'New York City', rate: 4875, from: '2026-12-01' },
    ],
  };
  const rules = { location, store: {} };
  const here = supply(null, null, { delivery: 'HANDED_OVER' });
  expect(told(here, rules)).toBe('New York State 4, New York City 4.5');
  expect(told(supply('CA', 'ON'), rules)).toBe('');
  expect(taxRatesAt(location, '2026-12-01', 'STANDARD').map(({ rate }) => rate)).toEqual([4000, 4875]);
  expect(taxRatesAt(location, day, 'ZERO_RATED')).toEqual([]);
});
