import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundToCash, allocate } from '../../src/schemas/money.ts';
import {
  discountKinds,
  HUNDRED_PERCENT,
  priceOrder,
  type Discount,
  type PricedOrder,
} from '../../src/schemas/sales/price.ts';
import { lineKinds } from '../../src/schemas/sales/states.ts';
import { taxClasses, taxRatesAt, type TaxClass } from '../../src/schemas/sales/taxRates.ts';

const order = (changes: Partial<PricedOrder>): PricedOrder => ({
  lines: [],
  discount_kind: 'AMOUNT',
  discount: 0,
  shipping_fee: 0,
  include_tax: false,
  ...changes,
});
const line = (unit_price: number, quantity = 1, discount = 0) => ({
  kind: 'ITEM',
  unit_price,
  quantity,
  discount_kind: 'AMOUNT' as const,
  discount,
});
const rates = (state: string, day = '2026-11-23', taxClass: TaxClass = 'STANDARD') =>
  taxRatesAt({ country: 'CA', state }, day, taxClass).map(({ kind, rate }) => `${kind} ${rate / 1000}`);

describe('taxes of a province', () => {
  test.each([
    ['AB', ['GST 5']],
    ['BC', ['GST 5', 'PST 7']],
    ['MB', ['GST 5', 'RST 7']],
    ['NB', ['HST 15']],
    ['NL', ['HST 15']],
    ['NS', ['HST 14']],
    ['NT', ['GST 5']],
    ['NU', ['GST 5']],
    ['ON', ['HST 13']],
    ['PE', ['HST 15']],
    ['QC', ['GST 5', 'QST 9.975']],
    ['SK', ['GST 5', 'PST 6']],
    ['YT', ['GST 5']],
  ])('%s: %j', (state, expected) => {
    expect(rates(state)).toEqual(expected);
  });

  test('are those of the day of the sale', () => {
    expect(rates('NS', '2025-03-31')).toEqual(['HST 15']);
    expect(rates('NS', '2025-04-01')).toEqual(['HST 14']);
    expect(rates('PE', '2016-09-30')).toEqual(['HST 14']);
  });

  test('follow the class', () => {
    expect(rates('ON', '2026-11-23', 'GST_ONLY')).toEqual(['GST 5']);
    expect(rates('QC', '2026-11-23', 'EXEMPT')).toEqual([]);
    expect(taxRatesAt({ country: 'US', state: 'NY' }, '2026-11-23', 'STANDARD')).toEqual([]);
  });
});

describe('order', () => {
  const quebec = taxRatesAt({ country: 'CA', state: 'QC' }, '2026-11-23', 'STANDARD');

  test('adds the taxes of each line', () => {
    const priced = priceOrder(order({ lines: [line(1999), line(333, 3)], shipping_fee: 995 }), quebec);
    expect(priced.lines.map(({ taxes }) => taxes.map(({ amount }) => amount))).toEqual([
      [100, 199],
      [50, 100],
    ]);
    expect(priced.gst_hst).toBe(100 + 50 + 50);
    expect(priced.pst_rst_qst).toBe(199 + 100 + 99);
    expect(priced.total).toBe(priced.total_before_tax + priced.gst_hst + priced.pst_rst_qst);
  });

  test('includes the taxes in prices', () => {
    const priced = priceOrder(order({ lines: [line(11_498)], include_tax: true }), quebec);
    expect(priced.total).toBe(11_498);
    expect(priced.total_before_tax).toBe(10_000);
    expect([priced.gst_hst, priced.pst_rst_qst]).toEqual([500, 998]);
  });

  test('allocates a discount that is not divisible by three', () => {
    const priced = priceOrder(order({ lines: [line(1000), line(1000), line(1000)], discount: 100 }), []);
    expect(priced.lines.map(({ discount }) => discount)).toEqual([34, 33, 33]);
    expect(priced.total).toBe(2900);
  });

  test('applies a percentage to the discounted lines', () => {
    const half = { discount_kind: 'PERCENT' as const, discount: 5000 };
    const priced = priceOrder(order({ lines: [line(1001, 1, 1)], ...half }), []);
    expect(priced.discount).toBe(1 + 500);
  });

  test('neither taxes nor discounts gift balances', () => {
    const gift = { ...line(5000), kind: 'GIFT' };
    const priced = priceOrder(order({ lines: [gift, line(1000)], discount: 500 }), quebec);
    expect(priced.lines[0]).toMatchObject({ discount: 0, taxes: [], total: 5000 });
    expect(priced.lines[1]).toMatchObject({ discount: 500 });
  });
});

test('allocates an amount without losing a cent', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(5, [0, 0])).toEqual([5, 0]);
  expect(allocate(1_999_999_999, [1_999_999_999, 1, 7]).reduce((a, b) => a + b)).toBe(1_999_999_999);
});

describe('any order', () => {
  const cents = (max = 5_000_000) => fc.integer({ min: 0, max });
  const discounted = fc.constantFrom(...discountKinds).chain((discount_kind) =>
    cents(discount_kind === 'PERCENT' ? HUNDRED_PERCENT : 10_000_000).map((discount): Discount => ({
      discount_kind,
      discount,
    })),
  );
  const anyLine = fc
    .record({
      kind: fc.constantFrom(...lineKinds),
      quantity: fc.integer({ min: 1, max: 50 }),
      unit_price: cents(),
    })
    .chain((own) => discounted.map((discount) => ({ ...own, ...discount })));
  const anyOrder = fc
    .record({
      lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
      shipping_fee: cents(100_000),
      include_tax: fc.boolean(),
    })
    .chain((own) => discounted.map((discount): PricedOrder => ({ ...own, ...discount })));
  const anyTaxes = fc
    .record({
      state: fc.constantFrom('AB', 'BC', 'MB', 'NB', 'NS', 'ON', 'PE', 'QC', 'SK'),
      day: fc.constantFrom('2016-06-30', '2016-10-01', '2025-03-31', '2025-04-01'),
      taxClass: fc.constantFrom(...taxClasses),
    })
    .map(({ state, day, taxClass }) => taxRatesAt({ country: 'CA', state }, day, taxClass));
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

  test('is the sum of its lines and shipping to the cent, all non-negative', () => {
    fc.assert(
      fc.property(anyOrder, anyTaxes, (some, taxes) => {
        const priced = priceOrder(some, taxes);
        const all = [...priced.lines, priced.shipping];
        expect(priced.total).toBe(sum(all.map(({ total }) => total)));
        expect(priced.total).toBe(priced.total_before_tax + priced.gst_hst + priced.pst_rst_qst);
        expect(priced.gst_hst + priced.pst_rst_qst).toBe(sum(priced.taxes.map(({ amount }) => amount)));
        for (const one of all) {
          expect(one.total).toBe(one.net + sum(one.taxes.map(({ amount }) => amount)));
          const amounts = [
            one.amount,
            one.discount,
            one.net,
            one.total,
            ...one.taxes.map((tax) => tax.amount),
          ];
          expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
          expect(one.discount).toBeLessThanOrEqual(one.amount);
          expect(some.include_tax ? one.total : one.net).toBe(one.amount - one.discount);
        }
      }),
    );
  });

  test('includes in its gross prices the taxes of the net amount, within a cent', () => {
    fc.assert(
      fc.property(anyOrder, anyTaxes, (some, taxes) => {
        const { lines, total, subtotal, discount } = priceOrder({ ...some, include_tax: true }, taxes);
        expect(total).toBe(subtotal - discount + some.shipping_fee);
        for (const [index, one] of lines.entries()) {
          if (some.lines[index]!.kind === 'GIFT') continue;
          const again = priceOrder(order({ lines: [line(one.net)] }), taxes).lines[0]!;
          expect(Math.abs(again.total - one.total)).toBeLessThanOrEqual(Math.max(1, taxes.length));
        }
      }),
    );
  });

  test('keeps gift balances unchanged and applies at most the discounts', () => {
    fc.assert(
      fc.property(anyOrder, (some) => {
        const { lines, discount } = priceOrder(some, []);
        const own = sum(
          some.lines.map((one, index) => {
            const { amount } = lines[index]!;
            if (one.kind === 'GIFT') return 0;
            return one.discount_kind === 'AMOUNT' ? Math.min(amount, one.discount) : amount;
          }),
        );
        const gifts = lines.filter((_, index) => some.lines[index]!.kind === 'GIFT');
        expect(gifts.every((gift) => gift.discount === 0 && gift.taxes.length === 0)).toBe(true);
        const most = own + (some.discount_kind === 'AMOUNT' ? some.discount : Infinity);
        expect(discount).toBeLessThanOrEqual(most);
      }),
    );
  });
});

test.each([
  [12_429, 12_430],
  [12_432, 12_430],
  [12_433, 12_435],
  [2, 0],
  [-12_429, -12_430],
])('rounds %i cents to %i in cash', (amount, cash) => {
  expect(roundToCash(amount)).toBe(cash);
});
