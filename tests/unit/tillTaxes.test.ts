import { expect, test } from 'vitest';
import { taxesOf } from '../../server/wallet/registers/report/payments.ts';

const taxes = (amount: number) => [{ kind: 'HST' as const, rate: 13_000, amount }];
const paid = (order_id: string, kind: 'PAYMENT' | 'REFUND' | 'REVERSAL', amount: number, total: number) => ({
  order_id,
  kind,
  method: 'POS' as const,
  balance: null,
  amount,
  taxes: taxes(total - Math.round(total / 1.13)),
  total,
});

test('a till tells the taxes in what stayed of its payments, also of orders that cost nothing by now', () => {
  const half = [paid('a', 'PAYMENT', 1130, 1130), paid('a', 'REFUND', 565, 1130)];
  const free = [paid('b', 'PAYMENT', 1130, 0), paid('c', 'PAYMENT', 500, 0), paid('c', 'REVERSAL', 500, 0)];
  expect(taxesOf([...half, ...free])).toEqual([{ kind: 'HST', amount: 65 }]);
  expect(taxesOf(free)).toEqual([]);
});
