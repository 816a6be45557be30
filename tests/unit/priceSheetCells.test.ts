import { describe, expect, test } from 'vitest';
import { readCost } from '../../src/custom/repairs/prices/sheet/read/cells/cost.ts';
import { readDisplayOrder } from '../../src/custom/repairs/prices/sheet/read/cells/displayOrder.ts';
import { readDuration } from '../../src/custom/repairs/prices/sheet/read/cells/duration.ts';
import { readWarranty } from '../../src/custom/repairs/prices/sheet/read/cells/warranty.ts';

const reason = (name: string) => `priceSheet.reasons.${name}`;

describe('price', () => {
  test.each([
    [89.99, 89.99],
    [0, 0],
    [null, null],
    ['call', null],
    ['Call', null],
    ['N/A', null],
    ['Call for quote', null],
    ['89.99', 89.99],
    ['89.9', 89.9],
    ['.5', 0.5],
    ['89', 89],
    ['$12.5', 12.5],
    ['12,50 $ CAD', 12.5],
    ['None', null],
    ['Prix sur demande', null],
    ['$89.99', 89.99],
    ['$ 89.99', 89.99],
    ['CA$89.99', 89.99],
    ['89.99 CAD', 89.99],
    ['Starts at $89.99', 89.99],
    ['starts at: 89', 89],
    ['Starting at $1,299', 'cost_ambiguous'],
    ['Starting at $1,299.00', 1299],
    ['from 89.99', 89.99],
    ['à partir de 89,99 $', 89.99],
    ['Dès 89,99 $', 89.99],
    ['89,99', 89.99],
    ['89,99 $', 89.99],
    ['1 299,00', 1299],
    ['1\u00a0299,00\u00a0$', 1299],
    ['1\u202f299,00 $', 1299],
    ['1 234 567,89', 1_234_567.89],
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    ['1,234,567', 1_234_567],
    ['1’299.00', 1299],
    // Ambiguous or invalid values.
    ['1,299', 'cost_ambiguous'],
    ['1.299', 'cost_ambiguous'],
    ['89,9', 'cost'],
    ['89.999', 'cost_ambiguous'],
    ['1,299,00', 'cost'],
    ['12 50', 'cost'],
    ['-5', 'cost_negative'],
    ['-12.50', 'cost_negative'],
    ['-$12.50', 'cost_negative'],
    ['(12.50)', 'cost_negative'],
    ['--5', 'cost'],
    [`1${' '.repeat(100_000)}x`, 'cost'],
    ['-', 'cost'],
    ['5$5', 'cost'],
    ['US$ 89.99', 'cost'],
    ['€89.99', 'cost'],
    ['89.99 or 99.99', 'cost'],
    ['free', 'cost'],
    ['$', 'cost'],
    [-1, 'cost_negative'],
    [NaN, 'cost_negative'],
    [9_999_999, 9_999_999],
    [10_000_000, 'cost_maximum'],
  ])('parses %j as %j', (content, meaning) => {
    const expected = typeof meaning === 'string' ? { invalid: reason(meaning) } : { value: meaning };
    expect(readCost(content)).toEqual(expected);
  });

  test('is rounded to cents: silently for formula results, otherwise with a warning', () => {
    expect(readCost(0.1 + 0.2)).toEqual({ value: 0.3 });
    expect(readCost(89.994)).toEqual({ value: 89.99, warning: reason('cost_rounded') });
  });
});

describe('duration', () => {
  test.each([
    ['45 minutes', { value: '45 minutes' }],
    [45, { value: '45' }],
    [null, { invalid: reason('duration_required') }],
    ['x'.repeat(100), { value: 'x'.repeat(100) }],
    ['x'.repeat(101), { invalid: reason('duration_long') }],
  ])('parses %j', (content, reading) => expect(readDuration(content)).toEqual(reading));
});

describe('warranty', () => {
  test.each([
    ['1 Month', 1, 'MONTH'],
    ['3 months', 3, 'MONTH'],
    ['6mo.', 6, 'MONTH'],
    ['1 Year', 1, 'YEAR'],
    ['2 yrs', 2, 'YEAR'],
    ['1 an', 1, 'YEAR'],
    ['2 années', 2, 'YEAR'],
    ['3 mois', 3, 'MONTH'],
    ['90 jours', 90, 'DAY'],
    ['90 days', 90, 'DAY'],
    ['90 D', 90, 'DAY'],
    ['Lifetime', -1, 'LIFETIME'],
    ['LIFETIME', -1, 'LIFETIME'],
    ['No warranty', null, null],
    ['no Warranty', null, null],
    ['N/A', null, null],
    ['None', null, null],
    ['Sans garantie', null, null],
    ['Aucune garantie', null, null],
    ['1 Month Warranty', 1, 'MONTH'],
    ['Garantie : 90 jours', 90, 'DAY'],
    ['Garantie de 1 an', 1, 'YEAR'],
    ['3 mois de garantie', 3, 'MONTH'],
    ['À vie', -1, 'LIFETIME'],
    ['Garantie à vie', -1, 'LIFETIME'],
    ['Lifetime Warranty', -1, 'LIFETIME'],
    [null, null, null],
  ])('parses %j', (content, warranty, warranty_unit) =>
    expect(readWarranty(content)).toEqual({ value: { warranty, warranty_unit } }),
  );

  test.each([
    ['2 weeks', 2, 'DAY', 'warranty_as_day'],
    ['3 moons', 3, 'MONTH', 'warranty_as_month'],
    ['1 yesterday', 1, 'YEAR', 'warranty_as_year'],
  ])('reads %j by its first letter, with a warning', (content, warranty, warranty_unit, warning) =>
    expect(readWarranty(content)).toEqual({
      value: { warranty, warranty_unit },
      warning: reason(warning),
    }),
  );

  test.each([
    [12, 'warranty_unit'],
    ['12', 'warranty_unit'],
    ['Month', 'warranty'],
    ['Warranty', 'warranty'],
    ['1.5 years', 'warranty'],
    ['-1 years', 'warranty'],
    ['one year', 'warranty'],
    ['1 year or 2', 'warranty'],
    ['0 days', 'warranty_range'],
    ['10001 days', 'warranty_range'],
  ])('rejects %j', (content, invalid) => expect(readWarranty(content)).toEqual({ invalid: reason(invalid) }));
});

describe('display order', () => {
  test.each([
    [0, { value: 0 }],
    [2.5, { value: 2.5 }],
    ['7', { value: 7 }],
    [null, { value: 0, warning: reason('display_order_empty') }],
    [-1, { invalid: reason('display_order') }],
    [1_000_001, { invalid: reason('display_order') }],
    ['first', { invalid: reason('display_order') }],
    ['0x10', { invalid: reason('display_order') }],
  ])('parses %j', (content, reading) => expect(readDisplayOrder(content)).toEqual(reading));
});
