import { inArray } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { staffNames } from '../../staff/index.ts';
import { items } from '../../inventory/index.ts';
import type { Settled } from './bookingParts.ts';

/**
 * Returns notification data for the parts that a cancelled appointment released: the author and the parts, such as '1 ×
 * Screen'.
 */
export async function releasedParts(scope: Scope, by: string, { before }: Settled) {
  const given = before.filter(({ reserved, used }) => reserved + used > 0);
  const name = (await staffNames(scope, [by])).get(by);
  const who = name ? { by: name.slice(0, 100) } : {};
  if (given.length === 0) return who;
  const ids = given.map(({ item_id }) => item_id);
  const rows = await scope.select(
    items,
    { id: items.id, name: items.name },
    { where: inArray(items.id, ids) },
  );
  const parts = given.map(
    ({ item_id, reserved, used }) =>
      `${reserved + used} × ${rows.find(({ id }) => id === item_id)?.name ?? ''}`,
  );
  return { ...who, parts: parts.join(', ').slice(0, 300) };
}
