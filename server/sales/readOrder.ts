import { eq, getTableColumns } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { linesOf } from './lines/store.ts';
import { orders } from './tables.ts';

/** Returns an order with its lines, as it is stored. */
export async function readOrder(scope: Scope, id: string) {
  const fields = { ...getTableColumns(orders), lines: linesOf(scope) };
  const [order] = await scope.select(orders, fields, { where: eq(orders.id, id) });
  return order;
}
