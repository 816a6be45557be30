import { eq } from 'drizzle-orm';
import type { Action, Who } from '../../../src/schemas/can.ts';
import { can } from '../../../src/schemas/can.ts';
import { locationAccess } from '../../../src/schemas/inventory/access.ts';
import { isUuid } from '../../core/ids.ts';
import { forbidden, notFound } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { stockCounts } from './tables.ts';

const { id, location_id, kind, item_ids, state, is_blind, created_date } = stockCounts;
const fields = { id, location_id, kind, item_ids, state, is_blind, created_date };

export type Count = Awaited<ReturnType<typeof findCount>>;

/** Returns a stock count if the caller may access it; `isLocked` excludes concurrent entries and its application. */
export async function findCount(
  scope: Scope,
  who: Who,
  countId: unknown,
  action: Action,
  { isLocked = false } = {},
) {
  if (!isUuid(countId)) throw notFound();
  const [count] = await scope.select(stockCounts, fields, { where: eq(id, countId), lock: isLocked });
  if (!count) throw notFound();
  if (can(who, action, { access: locationAccess }, { location_id: count.location_id }) !== true)
    throw forbidden();
  return count;
}
