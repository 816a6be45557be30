import { expect, test } from 'vitest';
import { timezoneOf } from '../../src/custom/locations/regionTimezones.ts';
import { countries, regionsOf } from '../../src/schemas/locations/regions.ts';

const regions = countries.flatMap((country) => regionsOf(country).map((state) => [country, state] as const));

test.each(regions)('%s %s proposes a time zone that there is', (country, state) => {
  const zone = timezoneOf(country, state);
  expect(zone).toBeDefined();
  expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

test('what is no region proposes none', () => {
  expect(timezoneOf('CA', 'TX')).toBeUndefined();
  expect(timezoneOf('', '')).toBeUndefined();
});
