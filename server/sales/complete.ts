import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { normalizeSerial } from '../../src/schemas/inventory/codes.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import { isDueWithoutCustomer } from '../../src/schemas/sales/amountDue.ts';
import { invalid } from '../core/problem.ts';
import type { RowValues, Writing } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { completed } from './completed.ts';
import { lockRegisterIfAny } from './payments/registers.ts';
import type { Sales } from './sales.ts';
import { sell } from './stock.ts';
import { orderLines, payments } from './tables.ts';

interface Completing {
  /** By line id. */
  serials?: Record<string, string[]>;
}

/**
 * Completes a locked order, which takes its items from stock, and returns the changed columns. Throws 422 if stock is
 * missing, serials are not named, a gift balance is not paid (`gift_unpaid`), or the order is unpaid and has no
 * customer to owe the rest (`nobody_owes`, with the amount due).
 */
export async function complete(
  sales: Sales,
  { scope, who }: Pick<Writing, 'scope' | 'who'>,
  order: Order,
  { serials = {} }: Completing,
): Promise<RowValues<Order>> {
  const lines = order.lines.map((line) => ({
    ...line,
    serials: line.kind === 'ITEM' ? (serials[line.id ?? ''] ?? line.serials ?? []).map(normalizeSerial) : [],
  }));
  if (order.due > 0 && lines.some(({ kind }) => kind === 'GIFT'))
    throw invalid([{ path: '/payment_status', code: 'gift_unpaid' }]);
  if (isDueWithoutCustomer(order))
    throw invalid([{ path: '/payment_status', code: 'nobody_owes', params: { due: order.due } }]);
  const { location_id } = order;
  const preferred = await lastRegister(scope, order.id);
  const registerId = await lockRegisterIfAny(scope, who, { location_id, preferred });
  await sell(sales, { scope, who }, { ...order, lines });
  for (const { id, serials: named } of lines) {
    if (named.length > 0) await scope.update(orderLines, { serials: named }, eq(orderLines.id, id!));
  }
  await completed(scope, who.staff_id, { ...order, lines }, registerId);
  return { order_status: 'COMPLETED', completed_date: new Date() };
}

/** The register at which an order was last paid. */
async function lastRegister(scope: Scope, orderId: string): Promise<string | null> {
  const { register_id, order_id, kind, created_date } = payments;
  const where = and(eq(order_id, orderId), eq(kind, 'PAYMENT'), isNotNull(register_id));
  const [last] = await scope.select(
    payments,
    { register_id },
    { where, orderBy: [desc(created_date), desc(payments.id)], limit: 1 },
  );
  return last?.register_id ?? null;
}
