import { expect, test } from 'vitest';
import { timezoneOf } from '../../src/custom/locations/regionTimezones.ts';
import { countries, regionsOf } from '../../src/schemas/locations/regions.ts';

const regions = countries.flatMap((country) => regionsOf(country).map((state) => [country, state] as const));

test.each(regions)('%s %s suggests an existing time zone', (country, state) => {
  const zone = timezoneOf(country, state);
  expect(zone).toBeDefined();
  expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

test('suggests none for an unknown region', () => {
  expect(timezoneOf('CA', 'TX')).toBeUndefined();
  expect(timezoneOf('', '')).toBeUndefined();
});
