import { inArray } from 'drizzle-orm';
import { isUuid } from '../core/ids.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import type { MovedItem, StockChange } from './stockChange.ts';
import { items } from './tables.ts';

/** The path of a line's errors. */
export const pathOf = ({ path }: StockChange, index: number) => path ?? `/lines/${index}`;

const { id, name, is_serialized, is_voided, low_stock } = items;

/**
 * Locks the moved items, so that `is_serialized` cannot change until the transaction ends; throws for unknown items.
 */
export async function lockItems(scope: Scope, changes: StockChange[]): Promise<Map<string, MovedItem>> {
  const ids = [...new Set(changes.map(({ item_id }) => item_id))].filter(isUuid);
  const rows = await scope.select(
    items,
    { id, name, is_serialized, is_voided, low_stock },
    { where: inArray(id, ids), orderBy: [id], lock: 'shared' },
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const missing = changes.flatMap((change, index) =>
    found.has(change.item_id) ? [] : [{ path: `${pathOf(change, index)}/item_id`, code: 'reference' }],
  );
  if (missing.length > 0) throw invalid(missing);
  return found;
}
