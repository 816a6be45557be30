import { among } from '../core/among.ts';
import type { Scope } from '../core/scope.ts';
import { orders } from './tables.ts';

/** Returns the numbers of orders by id. */
export async function numbersOf(scope: Scope, ids: (string | null)[]): Promise<Map<string, number>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const { id, order_no } = orders;
  const rows = await scope.select(orders, { id, order_no }, { where: among(id, known) });
  return new Map(rows.map((row) => [row.id, row.order_no]));
}
