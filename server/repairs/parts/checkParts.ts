import { and, eq, inArray } from 'drizzle-orm';
import { can, type Who } from '../../../src/schemas/can.ts';
import { items as itemModel } from '../../../src/schemas/inventory/items.ts';
import type { RepairPart } from '../../../src/schemas/repairs/parts.ts';
import { lowerUuid } from '../../core/ids.ts';
import { forbidden, invalid } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { items } from '../../inventory/index.ts';

const keyOf = ({ item_id, quantity }: RepairPart) => `${lowerUuid(item_id)} ${quantity}`;

const isSame = (some: RepairPart[], others: RepairPart[]) =>
  some.map(keyOf).toSorted().join() === others.map(keyOf).toSorted().join();

/**
 * Throws for parts that are not active items, and for serialized ones, since which serial is used would be unknown.
 * Callers who may not see the inventory cannot change a service's parts.
 */
export async function checkParts(
  scope: Scope,
  who: Who,
  parts: RepairPart[],
  stored: RepairPart[],
): Promise<void> {
  if (isSame(parts, stored)) return;
  if (can(who, 'list', itemModel) !== true) throw forbidden();
  const kept = new Set(stored.map(({ item_id }) => item_id));
  const added = parts.map(({ item_id }) => item_id).filter((id) => !kept.has(id));
  if (added.length === 0) return;
  const { id, is_serialized } = items;
  const where = and(inArray(id, added), eq(items.is_voided, false));
  const rows = await scope.select(items, { id, is_serialized }, { where });
  const codeOf = (item_id: string) => {
    const row = rows.find((one) => one.id === lowerUuid(item_id));
    if (!row) return 'reference';
    return row.is_serialized ? 'not_counted' : undefined;
  };
  const errors = parts.flatMap(({ item_id }, index) => {
    const code = kept.has(item_id) ? undefined : codeOf(item_id);
    return code ? [{ path: `/parts/${index}/item_id`, code }] : [];
  });
  if (errors.length > 0) throw invalid(errors);
}
