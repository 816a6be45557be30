import { and, eq, gte, isNull, lte, ne, not, or, type SQL } from 'drizzle-orm';
import { inCash, share } from '../../../../src/schemas/money.ts';
import { taxKinds, type TaxKind } from '../../../../src/schemas/sales/taxRates.ts';
import type { Register } from '../../../../src/schemas/wallet/registers.ts';
import type { MethodSum, TillReport } from '../../../../src/schemas/wallet/tillReport.ts';
import { groupBy } from '../../../core/groupBy.ts';
import type { Scope } from '../../../core/scope.ts';
import { orders, payments } from '../../../sales/tables.ts';
import { registers } from '../../tables.ts';

/**
 * What was paid and given back at a till: its cash, and what whoever opened it took in other ways at its location while it
 * was open; what others took then too, where it was the only one that was open.
 */
export async function readPayments(scope: Scope, till: Register) {
  const { order_id, kind, method, balance, amount } = payments;
  const { taxes, total } = orders;
  return scope.select(
    payments,
    { order_id, kind, method, balance, amount, taxes, total },
    { join: { table: orders, on: eq(orders.id, order_id) }, where: atTill(scope, till) },
  );
}
type Paid = Awaited<ReturnType<typeof readPayments>>[number];

function atTill(
  scope: Scope,
  { id, location_id, opened_by, created_date, closed_date }: Register,
): SQL | undefined {
  const { register_id, method, location_id: place, created_by, created_date: date } = payments;
  const isOther = and(
    ne(registers.id, id),
    eq(registers.location_id, location_id),
    lte(registers.created_date, date),
    or(isNull(registers.closed_date), gte(registers.closed_date, date)),
  );
  const otherwise = and(
    isNull(register_id),
    ne(method, 'CASH'),
    eq(place, location_id),
    or(eq(created_by, opened_by ?? ''), not(scope.exists(registers, isOther))),
    gte(date, new Date(created_date)),
    closed_date ? lte(date, new Date(closed_date)) : undefined,
  );
  return or(eq(register_id, id), otherwise);
}

/** Payments by the way of paying. */
export function methodsOf(paid: Paid[]): MethodSum[] {
  const groups = groupBy(paid, ({ method, balance }) => `${method} ${balance ?? ''}`);
  return [...groups.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, rows]) => {
      const of = (kind: Paid['kind']) => rows.filter((row) => row.kind === kind);
      const sum = (some: Paid[]) => some.reduce((all, row) => all + movedBy(row), 0);
      const [{ method, balance }] = rows as [Paid];
      return {
        method,
        balance,
        payments: of('PAYMENT').length,
        taken: sum(of('PAYMENT')),
        refunds: of('REFUND').length,
        given_back: sum(of('REFUND')),
      };
    });
}

const movedBy = ({ method, amount }: Paid) => (method === 'CASH' ? inCash(amount) : amount);

/** The taxes in what was paid less what was given back: of each order as great a part as was paid of it. */
export function taxesOf(paid: Paid[]): TillReport['taxes'] {
  const sums = new Map<TaxKind, number>();
  for (const rows of groupBy(paid, ({ order_id }) => order_id).values()) {
    const [{ total, taxes }] = rows as [Paid];
    if (total === 0) continue;
    const net = rows.reduce((all, { kind, amount }) => all + (kind === 'PAYMENT' ? amount : -amount), 0);
    for (const { kind, amount } of taxes) {
      const part = Math.sign(net) * share(amount, Math.abs(net), total);
      sums.set(kind, (sums.get(kind) ?? 0) + part);
    }
  }
  return taxKinds.flatMap((kind) => (sums.get(kind) ? [{ kind, amount: sums.get(kind) ?? 0 }] : []));
}
