import { and, arrayOverlaps, eq, inArray, isNull, or } from 'drizzle-orm';
import type { StockCount } from '../../../src/schemas/inventory/stockCounts.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { invalid } from '../../core/problem.ts';
import type { Hooks } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import type { Inventory } from '../stockChange.ts';
import { locationErrors, nextNumber } from '../lines.ts';
import { applyCount } from './apply.ts';
import { takeSnapshot } from './snapshot.ts';
import { items } from '../tables.ts';
import { stockCounts } from './tables.ts';

/** A stock count begins with a snapshot; at most one for a kind of items runs at a location. Its steps end it. */
export const countHooks = (inventory: Inventory): Hooks<StockCount> => ({
  beforeWrite: async ({ scope }, record, stored) => {
    if (stored) return {};
    const number = await nextNumber(scope, stockCounts);
    const errors = [
      ...(await locationErrors(scope, 'location_id', record.location_id)),
      ...(await chosenErrors(scope, record.item_ids)),
    ];
    if (errors.length > 0) throw invalid(errors);
    await refuseSecond(scope, record);
    return { number };
  },

  afterWrite: async ({ scope }, record, stored) => {
    if (!stored) await takeSnapshot(scope, record);
  },

  steps: {
    apply: (writing, record, values) => applyCount(inventory, writing, record, values),
    cancel: async () => ({ state: 'CANCELLED' }),
  },
});

/** Returns errors for chosen items that do not exist. */
async function chosenErrors(scope: Scope, ids: string[]): Promise<ValidationError[]> {
  if (ids.length === 0 || (await scope.count(items, inArray(items.id, ids))) === ids.length) return [];
  return [{ path: '/item_ids', code: 'reference' }];
}

/**
 * Two counts of the same items would both apply the same difference; counts of chosen items without overlap may run in
 * parallel.
 */
async function refuseSecond(scope: Scope, { location_id, kind, item_ids }: StockCount): Promise<void> {
  const isChosen = item_ids.length > 0;
  const isOfAll = eq(stockCounts.item_ids, []);
  const { number, state } = stockCounts;
  const [other] = await scope.select(
    stockCounts,
    { number },
    {
      where: and(
        eq(stockCounts.location_id, location_id),
        eq(state, 'OPEN'),
        isChosen
          ? or(isOfAll, arrayOverlaps(stockCounts.item_ids, item_ids))
          : typeof kind === 'string'
            ? or(isNull(stockCounts.kind), eq(stockCounts.kind, kind))
            : undefined,
      ),
    },
  );
  if (other) throw invalid([{ path: '/location_id', code: 'count_open', params: { number: other.number } }]);
}
