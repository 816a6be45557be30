import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByAccount } from '../../server/sales/payments/splitReturn.ts';
import { amountDue, paymentStatusOf, type OrderBalance } from '../../src/schemas/sales/amountDue.ts';
import { priceOrder, type PricedLine } from '../../src/schemas/sales/price.ts';
import {
  returnedAmounts,
  calculateRefund,
  saleAccounts,
  allocateRefund,
  sum,
} from '../../src/schemas/sales/refund.ts';
import type { LineKind } from '../../src/schemas/sales/states.ts';
import { taxRatesAt } from '../../src/schemas/sales/taxRates.ts';

const kinds: LineKind[] = ['ITEM', 'REPAIR', 'GIFT'];
const pricedLine = fc.record<PricedLine & { kind: LineKind }>({
  kind: fc.constantFrom(...kinds),
  quantity: fc.integer({ min: 1, max: 7 }),
  unit_price: fc.integer({ min: 0, max: 100_000 }),
  discount_kind: fc.constant('PERCENT' as const),
  discount: fc.integer({ min: 0, max: 10_000 }),
});

/** An order as stored. */
const sold = fc
  .record({
    lines: fc.array(pricedLine, { minLength: 1, maxLength: 4 }),
    shipping_fee: fc.integer({ min: 0, max: 5000 }),
    include_tax: fc.boolean(),
    discount_kind: fc.constant('AMOUNT' as const),
    discount: fc.integer({ min: 0, max: 5000 }),
    state: fc.constantFrom('QC', 'ON', 'AB', 'BC'),
  })
  .map(({ state, ...order }) => {
    const amounts = priceOrder(order, taxRatesAt({ country: 'CA', state }, '2026-01-01', 'STANDARD'));
    return {
      ...amounts,
      shipping_fee: order.shipping_fee,
      shipping_returned: false,
      credited: 0,
      paid: 0,
      refunded: 0,
      lines: order.lines.map((line, index) => {
        const { net, taxes, total } = amounts.lines[index]!;
        return { ...line, id: String(index), returned: 0, net, taxes, total };
      }),
    };
  });

const leftOf = (order: Parameters<typeof calculateRefund>[0]) => {
  const lines = order.lines.map(({ id = '', quantity }) => ({ id, quantity }));
  return calculateRefund(order, { lines, shipping: order.shipping_fee > 0, amount: 0 }).parts;
};

test('units returned one by one add up to the line, to the cent', () => {
  fc.assert(
    fc.property(sold, ({ lines }) => {
      for (const line of lines) {
        const pieces = Array.from({ length: line.quantity }, (_, returned) =>
          sum(Object.values(returnedAmounts({ ...line, returned }, 1))),
        );
        expect(sum(pieces)).toBe(line.total);
        expect(pieces.every((piece) => piece >= 0)).toBe(true);
      }
    }),
  );
});

test('refunds never exceed the order; everything returned and waived empties the same accounts', () => {
  fc.assert(
    fc.property(sold, fc.nat(1000), fc.integer({ min: 0, max: 1000 }), (order, permille, paidPermille) => {
      const left = leftOf(order);
      expect(sum(Object.values(left))).toBe(order.total);
      const amount = Math.floor((order.total * permille) / 1000);
      const paid = Math.floor((order.total * paidPermille) / 1000);
      const off = calculateRefund({ ...order, paid }, { lines: [], shipping: false, amount });
      expect(off.value).toBe(amount);
      expect(off.back).toBe(Math.max(0, paid - (order.total - amount)));
      const taken = splitByAccount(left, off.parts, off.value);
      expect(sum(Object.values(taken))).toBe(amount);
      const after = { ...order, paid, credited: amount, refunded: off.back };
      const rest = calculateRefund(after, {
        lines: order.lines.map(({ id, quantity }) => ({ id, quantity })),
        shipping: true,
        amount: 0,
      });
      expect(rest.value).toBe(order.total - amount);
      expect(off.back + rest.back).toBe(paid);
      for (const account of saleAccounts) left[account] -= taken[account];
      const last = splitByAccount(left, rest.parts, rest.value);
      expect(last).toEqual(left);
    }),
  );
});

test('allocates a refund to the latest payments first, up to what is left of each', () => {
  const payments = [
    { kind: 'PAYMENT' as const, amount: 500, refunded: 0 },
    { kind: 'PAYMENT' as const, amount: 300, refunded: 250 },
    { kind: 'REFUND' as const, amount: 250, refunded: 0 },
    { kind: 'PAYMENT' as const, amount: 200, refunded: 200 },
  ];
  const amounts = (back: number) => allocateRefund(payments, back).map(({ amount }) => amount);
  expect(amounts(0)).toEqual([]);
  expect(amounts(40)).toEqual([40]);
  expect(amounts(500)).toEqual([50, 450]);
});

test.each<[string, Partial<OrderBalance>, number]>([
  ['UNPAID', {}, 100],
  ['PARTLY_PAID', { paid: 40 }, 60],
  ['PAID', { paid: 100 }, 0],
  ['PAID', { total: 0 }, 0],
  ['PARTLY_REFUNDED', { paid: 100, credited: 30, refunded: 30 }, 0],
  ['REFUNDED', { paid: 100, credited: 100, refunded: 100 }, 0],
  ['PARTLY_PAID', { paid: 40, credited: 30 }, 30],
  ['REFUNDED', { credited: 100 }, 0],
  ['UNPAID', { order_status: 'CANCELLED' }, 0],
  ['REFUNDED', { order_status: 'CANCELLED', paid: 40, refunded: 40 }, 0],
])('an order is %s: %o', (status, changes, due) => {
  const order: OrderBalance = {
    order_status: 'COMPLETED',
    total: 100,
    credited: 0,
    paid: 0,
    refunded: 0,
    ...changes,
  };
  expect(paymentStatusOf(order)).toBe(status);
  expect(amountDue(order)).toBe(due);
});
