import { expect, test } from 'vitest';
import { readInput } from '../../server/core/records/check.ts';
import { orders } from '../../src/schemas/sales/orders.ts';
import { staff } from '../../src/schemas/staff/staff.ts';

const stored = { billing_address: { first_name: 'Ada', city: 'Ottawa', address_2: 'Floor 2' } };
const addressOf = (sent: unknown, before: object = stored) =>
  readInput({ model: orders }, { billing_address: sent }, { ...before }).billing_address;

test('An object keeps what it does not name of the stored one', () => {
  expect(addressOf({ city: 'Gatineau', address_2: null })).toMatchObject({
    first_name: 'Ada',
    city: 'Gatineau',
    address_2: null,
  });
  expect(addressOf({ city: 'Gatineau' }, { billing_address: null })).not.toHaveProperty('first_name', 'Ada');
  expect(addressOf(null)).toBeNull();
  expect(addressOf({ city: 'Gatineau', other: 1 }, { billing_address: { old: 2 } })).not.toHaveProperty(
    'old',
  );
});

test('A property that is not named is not an input', () => {
  expect(readInput({ model: staff }, { first_name: 'Ada' }, { settings: { default_locale: 'fr' } })).toEqual({
    first_name: 'Ada',
  });
});
