import { prorate } from '../money.ts';
import { HUNDRED_PERCENT } from '../sales/price.ts';
import type { LineKind } from '../sales/states.ts';

/** Lines that a rule applies to. */
export const ruleKinds = ['ALL', 'REPAIR', 'ITEM', 'ADDON'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** A percentage of the line's net revenue, or an amount per unit. */
export const rateKinds = ['PERCENT', 'AMOUNT'] as const;
export type RateKind = (typeof rateKinds)[number];

export interface Rate {
  rate_kind: RateKind;
  /** Hundredths of a percent, or cents. */
  rate: number;
}

export interface RuleTerms extends Rate {
  /** Applies to one staff member or to all with a role. */
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
 * The rule that applies to a line sold on a day. Precedence: staff member over role, kind over ALL, later `valid_from`,
 * later creation.
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
  /** Cents before taxes, after discounts. */
  net: number;
}

/** The commission for a line in cents: 0 for gift balances; parts of a repair earn no amount per unit. */
export function commissionFor({ kind, quantity, net }: Sold, { rate_kind, rate }: Rate): number {
  if (kind === 'GIFT') return 0;
  if (rate_kind === 'PERCENT') return prorate(net, rate, HUNDRED_PERCENT);
  return kind === 'PART' ? 0 : quantity * rate;
}

interface Part {
  quantity: number;
  net: number;
}

/** The total clawback of a commission, given everything of the line that was returned. */
export function clawbackFor(earned: Part & Rate & { amount: number }, back: Part): number {
  const [part, whole] =
    earned.rate_kind === 'PERCENT' ? [back.net, earned.net] : [back.quantity, earned.quantity];
  return whole === 0 ? 0 : prorate(earned.amount, Math.min(part, whole), whole);
}
