import { prorate } from '../money.ts';
import { HUNDRED_PERCENT } from '../sales/price.ts';
import type { LineKind } from '../sales/states.ts';

/** What a rule is about. */
export const ruleKinds = ['ALL', 'REPAIR', 'ITEM', 'ADDON'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** Per cent of what a line brings in before taxes, or an amount a piece. */
export const rateKinds = ['PERCENT', 'AMOUNT'] as const;
export type RateKind = (typeof rateKinds)[number];

export interface Rate {
  rate_kind: RateKind;
  /** Hundredths of a per cent, or cents. */
  rate: number;
}

export interface RuleTerms extends Rate {
  /** Whose they are: one person's, or everybody's of a role. */
  staff_id: string | null;
  role: string | null;
  kind: RuleKind;
  /** YYYY-MM-DD */
  valid_from: string;
  /** ISO 8601 */
  created_date: string;
}

interface Earner {
  staff_id: string;
  role: string;
}

/**
 * The rule that holds for a line that a person sold on a day: one of the person goes before one of the role, then one of
 * the kind before one of all; of equal ones the last that was valid by then. A later rule takes an earlier one's place.
 */
export function ruleFor<T extends RuleTerms>(
  rules: readonly T[],
  { staff_id, role }: Earner,
  kind: LineKind,
  day: string,
): T | undefined {
  const rank = (rule: T) => [Number(rule.staff_id !== null), Number(rule.kind !== 'ALL')] as const;
  return rules
    .filter((rule) => (rule.staff_id === null ? rule.role === role : rule.staff_id === staff_id))
    .filter((rule) => (rule.kind === 'ALL' || rule.kind === kind) && rule.valid_from <= day)
    .toSorted(
      (a, b) =>
        rank(b)[0] - rank(a)[0] ||
        rank(b)[1] - rank(a)[1] ||
        compare(b.valid_from, a.valid_from) ||
        compare(b.created_date, a.created_date),
    )[0];
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

interface Sold {
  kind: LineKind;
  quantity: number;
  /** Cents before taxes, discounts taken off. */
  net: number;
}

/** What a line earns, in cents: a gift balance nothing, and a repair's part no amount of its own. */
export function commissionFor({ kind, quantity, net }: Sold, { rate_kind, rate }: Rate): number {
  if (kind === 'GIFT') return 0;
  if (rate_kind === 'PERCENT') return prorate(net, rate, HUNDRED_PERCENT);
  return kind === 'PART' ? 0 : quantity * rate;
}

interface Part {
  quantity: number;
  net: number;
}

/** How much of what was earned is taken back once so much of the line came back, all together. */
export function clawbackFor(earned: Part & Rate & { amount: number }, back: Part): number {
  const [part, whole] =
    earned.rate_kind === 'PERCENT' ? [back.net, earned.net] : [back.quantity, earned.quantity];
  return whole === 0 ? 0 : prorate(earned.amount, Math.min(part, whole), whole);
}
