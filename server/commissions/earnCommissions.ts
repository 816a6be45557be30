import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import { commissionFor, ruleFor } from '../../src/schemas/commissions/earning.ts';
import type { Scope } from '../core/scope.ts';
import { orderLines } from '../sales/index.ts';
import { staff } from '../staff/index.ts';
import { postCommissions, type CommissionedOrder } from './postCommissions.ts';
import { commissionRules } from './tables.ts';

/**
 * Calculates what the lines of an order earn by the rules of that day, in the transaction that completes it (contract 4
 * §2.10); `by` completes it.
 */
export async function earnCommissions(
  scope: Scope,
  by: string,
  order: CommissionedOrder,
  day: string,
): Promise<void> {
  const { id, kind, name, quantity, net, staff_id } = orderLines;
  const lines = await scope.select(
    orderLines,
    { id, kind, name, quantity, net, staff_id },
    { where: eq(orderLines.order_id, order.id), orderBy: [asc(orderLines.position)] },
  );
  const sold = lines.map((line) => ({ ...line, staff_id: line.staff_id ?? order.vendor_id }));
  const roles = await rolesOf(scope, [...new Set(sold.map((line) => line.staff_id))]);
  const rules = await rulesFor(scope, roles, day);
  const earned = sold.flatMap(({ id: order_line_id, staff_id: person, ...line }) => {
    const role = person && roles.get(person);
    const rule = person && role ? ruleFor(rules, { staff_id: person, role }, line.kind, day) : undefined;
    if (!person || !rule) return [];
    const { id: rule_id, rate_kind, rate } = rule;
    return {
      ...line,
      order_line_id,
      staff_id: person,
      rule_id,
      rate_kind,
      rate,
      amount: commissionFor(line, rule),
    };
  });
  await postCommissions(scope, by, { event: 'EARNED', order, day, rows: earned });
}

async function rolesOf(scope: Scope, ids: (string | null)[]): Promise<Map<string, string>> {
  const named = ids.filter((one) => one !== null);
  if (named.length === 0) return new Map();
  const rows = await scope.select(
    staff,
    { id: staff.id, role: staff.role },
    { where: inArray(staff.id, named) },
  );
  return new Map(rows.map((row) => [row.id, row.role]));
}

async function rulesFor(scope: Scope, roles: Map<string, string>, day: string) {
  if (roles.size === 0) return [];
  const { id, staff_id, role, kind, rate_kind, rate, valid_from, created_date } = commissionRules;
  const rows = await scope.select(
    commissionRules,
    { id, staff_id, role, kind, rate_kind, rate, valid_from, created_date },
    {
      where: and(
        lte(valid_from, day),
        or(inArray(staff_id, [...roles.keys()]), inArray(role, [...roles.values()])),
      ),
    },
  );
  return rows.map((rule) => ({ ...rule, created_date: rule.created_date.toISOString() }));
}
