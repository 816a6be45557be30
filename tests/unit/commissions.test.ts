import { array, assert, constantFrom, nat, pre, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  commissionFor,
  ruleFor,
  clawbackFor,
  type RuleTerms,
} from '../../src/schemas/commissions/earning.ts';

const rule = (values: Partial<RuleTerms> & { note: string }) => ({
  staff_id: null,
  role: null,
  kind: 'ALL' as const,
  rate_kind: 'PERCENT' as const,
  rate: 100,
  valid_from: '2026-01-01',
  created_date: '2026-01-01T00:00:00.000Z',
  ...values,
});
const rules = [
  rule({ note: 'role', role: 'STAFF' }),
  rule({ note: 'role, repairs', role: 'STAFF', kind: 'REPAIR' }),
  rule({ note: 'Ada', staff_id: 'ada' }),
  rule({ note: 'Ada, items', staff_id: 'ada', kind: 'ITEM' }),
  rule({ note: 'Ada, items, May', staff_id: 'ada', kind: 'ITEM', valid_from: '2026-05-01' }),
  rule({
    note: 'Ada, items, May, mended',
    staff_id: 'ada',
    kind: 'ITEM',
    valid_from: '2026-05-01',
    created_date: '2026-04-30T12:00:00.000Z',
  }),
];

test.each([
  ['ada', 'ITEM', '2026-04-30', 'Ada, items'],
  ['ada', 'ITEM', '2026-05-01', 'Ada, items, May, mended'],
  ['ada', 'REPAIR', '2026-05-01', 'Ada'],
  ['bob', 'REPAIR', '2026-05-01', 'role, repairs'],
  ['bob', 'CUSTOM', '2026-05-01', 'role'],
  ['bob', 'CUSTOM', '2025-12-31', undefined],
] as const)('applies to %s with a line of kind %s on %s the rule %s', (staff_id, kind, day, note) => {
  expect(ruleFor(rules, { staff_id, role: 'STAFF' }, kind, day)?.note).toBe(note);
});

test('earns nothing for gift balances, no amount for parts, and the rate otherwise', () => {
  const line = { quantity: 3, net: 1_005 };
  const percent = { rate_kind: 'PERCENT', rate: 1_000 } as const;
  const amount = { rate_kind: 'AMOUNT', rate: 250 } as const;
  expect(commissionFor({ kind: 'GIFT', ...line }, percent)).toBe(0);
  expect(commissionFor({ kind: 'PART', ...line }, amount)).toBe(0);
  expect(commissionFor({ kind: 'PART', ...line }, percent)).toBe(101);
  expect(commissionFor({ kind: 'REPAIR', ...line }, amount)).toBe(750);
});

test('claws back exactly the commission when everything is returned in any parts', () => {
  const parts = array(nat(5_000), { minLength: 1, maxLength: 6 });
  assert(
    property(parts, nat(10_000), constantFrom('PERCENT', 'AMOUNT'), (nets, rate, rate_kind) => {
      const net = nets.reduce((sum, one) => sum + one, 0);
      pre(net > 0);
      const line = { kind: 'ITEM', quantity: nets.length, net } as const;
      const earned = { ...line, rate_kind, rate, amount: commissionFor(line, { rate_kind, rate }) };
      let back = { quantity: 0, net: 0 };
      let before = 0;
      for (const one of nets) {
        back = { quantity: back.quantity + 1, net: back.net + one };
        const taken = clawbackFor(earned, back);
        expect(taken).toBeGreaterThanOrEqual(before);
        expect(taken).toBeLessThanOrEqual(earned.amount);
        before = taken;
      }
      expect(before).toBe(earned.amount);
    }),
  );
});
