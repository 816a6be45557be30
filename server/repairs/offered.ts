import { eq, inArray } from 'drizzle-orm';
import { products } from '../catalog/index.ts';
import type { Scope } from '../core/scope.ts';
import { repairs } from './tables.ts';

/** A service of the price list with the name of its product; the cost is in dollars. */
export type OfferedRepair = Awaited<ReturnType<typeof readOffered>>[number];

/** Returns the active services with these ids. */
export async function readOffered(scope: Scope, ids: string[]) {
  if (ids.length === 0) return [];
  const { id, product_id, title, duration, cost, warranty, warranty_unit, tax_class } = repairs;
  const rows = await scope.select(
    repairs,
    {
      repair_id: id,
      product_id,
      product_name: products.name,
      repair_name: title,
      duration,
      cost,
      warranty,
      warranty_unit,
      tax_class,
      is_active: repairs.is_active,
      is_voided: repairs.is_voided,
    },
    { join: { table: products, on: eq(products.id, product_id) }, where: inArray(id, ids) },
  );
  return rows
    .filter(({ is_active, is_voided }) => is_active && !is_voided)
    .map(({ is_active: _, is_voided: __, ...repair }) => repair);
}

/**
 * Matches chosen services with the stored ones, which keep their names and terms. By default those without an id, such
 * as deleted ones, match in order.
 */
export function matchStored<T extends { repair_id: string | null }>(
  chosen: T[],
  stored: T[],
  isSame = (one: T, other: T) => one.repair_id === other.repair_id,
) {
  const left = [...stored];
  return chosen.map((one) => {
    const index = left.findIndex((other) => isSame(one, other));
    return { ...one, kept: index < 0 ? undefined : left.splice(index, 1)[0] };
  });
}
