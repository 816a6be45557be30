import { commissionFor, ruleFor, type RuleTerms } from '../../../src/schemas/commissions/earning.ts';
import type { commissions } from '../../commissions/index.ts';
import type { Ledger } from './ledger.ts';
import type { Made } from './orders.ts';

/** Builds the commissions of an order's lines, and posts them to the ledger. */
export function earnedOf(
  ledger: Ledger,
  { sale, order, lines, day }: Made,
  store_id: string,
  rules: (RuleTerms & { id: string })[],
): (typeof commissions.$inferInsert)[] {
  const { place, seller, at } = sale;
  const earned = lines.flatMap(({ id: order_line_id = '', kind, name, quantity, net }) => {
    const rule = ruleFor(rules, { staff_id: seller.id, role: seller.role }, kind, day);
    const amount = rule ? commissionFor({ kind, quantity, net }, rule) : 0;
    if (!rule || amount === 0) return [];
    const { id: rule_id, rate_kind, rate } = rule;
    return [{ order_line_id, kind, name, quantity, net, rule_id, rate_kind, rate, amount }];
  });
  if (earned.length === 0) return [];
  const sum = earned.reduce((all, { amount }) => all + amount, 0);
  const by = seller.id;
  const { id: order_id, order_no, location_id } = order;
  const transaction_id = ledger.note({
    name: `${order_id}/commission`,
    kind: 'COMMISSION',
    at,
    by,
    day,
    location_id: place.id,
    order_id,
    entries: [
      { account: 'COMMISSIONS', amount: sum },
      { account: 'COMMISSIONS_OWED', amount: -sum },
    ],
  });
  return earned.map((row) => ({
    ...row,
    store_id,
    event: 'EARNED',
    staff_id: seller.id,
    location_id,
    day,
    order_id,
    order_no,
    transaction_id,
    created_by: by,
    created_date: at,
    modified_by: by,
    modified_date: at,
  }));
}
