import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dateTimeFormat, numberFormat } from '../../src/schemas/formats.ts';
import { sourcesOf } from '../support/imports.ts';

test('a format is made once for a locale and a style', () => {
  const style = { style: 'currency', currency: 'CAD' } as const;
  expect(numberFormat('fr-CA', { ...style })).toBe(numberFormat('fr-CA', { ...style }));
  expect(numberFormat('fr-CA', style)).not.toBe(numberFormat('en-CA', style));
  expect(dateTimeFormat('en-CA', { dateStyle: 'long' })).toBe(dateTimeFormat('en-CA', { dateStyle: 'long' }));
  expect(dateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' })).not.toBe(
    dateTimeFormat('en-CA', { dateStyle: 'long' }),
  );
});

test('nobody makes formats of numbers, dates and times ago elsewhere', () => {
  // These only check the name of a time zone, or load the browser's tables of a language.
  const others = [
    'server/newStore/newStore.ts',
    'src/custom/locations/guessTimezone.ts',
    'src/i18n/localeTables.worker.ts',
    'src/schemas/formats.ts',
    'src/schemas/locations/locations.ts',
  ];
  const making = ['server', 'src']
    .flatMap(sourcesOf)
    .filter((file) => /new Intl\.(Number|DateTime|RelativeTime)Format/.test(readFileSync(file, 'utf8')));
  expect(making.toSorted()).toEqual(others);
});
