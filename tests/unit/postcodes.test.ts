import { describe, expect, test } from 'vitest';
import { isValidPostcode, formatPostcode } from '../../src/schemas/customers/postcodes.ts';
import { countries, regionsOf } from '../../src/schemas/locations/regions.ts';

describe('postal codes', () => {
  test.each([
    ['CA', 'QC', 'K1A 0A1', true],
    ['CA', 'ON', 'K1A 0A1', true],
    ['CA', 'QC', 'K1B 0A1', false],
    ['CA', 'QC', 'h2x1y4', true],
    ['CA', 'QC', 'H2O 1Y4', false],
    ['CA', 'NU', 'X0A 0H0', true],
    ['CA', 'NT', 'X0A 0H0', false],
    ['CA', 'ON', '10001', false],
    ['US', 'NY', '10001', true],
    ['US', 'NY', '10001-1234', true],
    ['US', 'CA', '10001', false],
    ['US', 'GU', '96910', true],
    ['US', 'TX', '733010', false],
  ] as const)('validate %s, %s: %s is %s', (country, state, postcode, isOne) => {
    expect(isValidPostcode({ country, state, postcode })).toBe(isOne);
  });

  const zips = Array.from({ length: 100_000 }, (_, code) => String(code).padStart(5, '0'));
  const starts = 'ABCEGHJKLMNPRSTVXY'
    .split('')
    .flatMap((letter) => zips.slice(0, 10).map((zip) => letter + zip.at(-1)));
  const codes = {
    US: zips,
    CA: starts.flatMap((start) => ['A', 'B', 'C', 'E', 'G'].map((end) => `${start}${end} 1A1`)),
  };

  test.each(countries)('exist for every province and state of %s', (country) => {
    const without = regionsOf(country).filter(
      (state) => !codes[country].some((postcode) => isValidPostcode({ country, state, postcode })),
    );
    expect(without).toEqual([]);
  });

  test('are formatted as in their country', () => {
    expect(formatPostcode({ country: 'CA', postcode: ' h2x1y4 ' })).toBe('H2X 1Y4');
    expect(formatPostcode({ country: 'US', postcode: '10001 1234' })).toBe('10001-1234');
  });
});
