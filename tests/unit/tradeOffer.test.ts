import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseDeduction, formatDeduction } from '../../src/custom/trade/manage/versions/typedDeductions.ts';
import { ageOn } from '../../src/schemas/trade/identity.ts';
import { calculateOffer } from '../../src/schemas/trade/offer.ts';
import { deductionName, normalizeStorage, type Deduction } from '../../src/schemas/trade/terms.ts';

const defect = (kind: Deduction['kind'], value: number): Deduction => ({
  id: randomUUID(),
  name: `${kind} ${value}`,
  kind,
  value,
});

test('an offer is the price less its deductions, percentages of the full price, never negative', () => {
  expect(calculateOffer(25_000, [])).toEqual({ deductions: [], offer: 25_000 });
  const { deductions, offer } = calculateOffer(25_000, [defect('PERCENT', 1250), defect('AMOUNT', 4000)]);
  expect(deductions.map(({ amount }) => amount)).toEqual([3125, 4000]);
  expect(offer).toBe(17_875);
  const none = calculateOffer(5000, [defect('AMOUNT', 4000), defect('PERCENT', 5000), defect('AMOUNT', 1)]);
  expect(none.deductions.map(({ amount }) => amount)).toEqual([4000, 1000, 0]);
  expect(none.offer).toBe(0);
});

test('deductions and offer add up to the price for any values', () => {
  for (let round = 0; round < 300; round += 1) {
    const base = Math.floor(Math.random() * 300_000);
    const defects = Array.from({ length: round % 6 }, () =>
      Math.random() < 0.5
        ? defect('PERCENT', Math.floor(Math.random() * 10_001))
        : defect('AMOUNT', Math.floor(Math.random() * 90_000)),
    );
    const { deductions, offer } = calculateOffer(base, defects);
    expect(deductions.reduce((sum, { amount }) => sum + amount, offer)).toBe(base);
    expect(offer).toBeGreaterThanOrEqual(0);
    expect(offer).toBe(calculateOffer(base, defects.toReversed()).offer);
  }
});

test('normalizes a storage', () => {
  expect(['128gb', ' 128  GB', '128 Go', '1 tb', '', 'Wi-Fi'].map(normalizeStorage)).toEqual([
    '128 GB',
    '128 GB',
    '128 GB',
    '1 TB',
    '',
    'Wi-Fi',
  ]);
});

test('computes the age of a seller by birthday', () => {
  expect(ageOn('2026-03-01', '2008-03-01')).toBe(18);
  expect(ageOn('2026-02-28', '2008-03-01')).toBe(17);
  expect(ageOn('2026-02-28', '2008-02-29')).toBe(17);
  expect(ageOn('2026-03-01', '2008-02-29')).toBe(18);
});

test('displays and parses a deduction in the language of the reader', () => {
  const screen = { ...defect('AMOUNT', 118_000), name: 'Screen', name_fr: 'Écran' };
  expect(['en', 'fr'].map((language) => deductionName(screen, language))).toEqual(['Screen', 'Écran']);
  expect(deductionName({ name: 'Screen', name_fr: null }, 'fr')).toBe('Screen');
  expect(['en', 'fr'].map((language) => formatDeduction(language)(screen).text)).toEqual([
    '1180.00',
    '1180,00',
  ]);
  expect(['en', 'fr'].map((language) => parseDeduction(formatDeduction(language)(screen)))).toEqual([
    screen,
    screen,
  ]);
});
