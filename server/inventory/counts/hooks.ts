import { and, eq, isNull, or } from 'drizzle-orm';
import type { ItemKind } from '../../../src/schemas/inventory/items.ts';
import { invalid } from '../../core/problem.ts';
import type { Hooks, Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import type { Inventory } from '../ledger.ts';
import { locationErrors, nextNumber } from '../lines.ts';
import { applyCount } from './apply.ts';
import { takeSnapshot } from './snapshot.ts';
import { stockCounts } from './tables.ts';

/** A count begins with a snapshot, one at a time of a kind of items at a location; its steps end it. */
export const countHooks = (inventory: Inventory, changed: (storeId: string) => void): Hooks => ({
  beforeWrite: async ({ scope }, record, stored) => {
    if (stored) return {};
    const number = await nextNumber(scope, stockCounts);
    const errors = await locationErrors(scope, 'location_id', record.location_id);
    if (errors.length > 0) throw invalid(errors);
    await refuseSecond(scope, record);
    return { number };
  },

  afterWrite: async ({ scope }, record, stored) => {
    scope.afterCommit(() => changed(scope.store.id));
    if (stored) return;
    const { id, location_id, kind } = record as { id: string; location_id: number; kind: ItemKind | null };
    await takeSnapshot(scope, { id, location_id, kind });
  },

  steps: {
    apply: async (writing, record, values) => {
      writing.scope.afterCommit(() => changed(writing.scope.store.id));
      return applyCount(inventory, writing, record, values);
    },
    cancel: async ({ scope }) => {
      scope.afterCommit(() => changed(scope.store.id));
      return { state: 'CANCELLED' };
    },
  },
});

/** Two counts of the same would both bring in the same difference. */
async function refuseSecond(scope: Scope, { location_id, kind }: Values): Promise<void> {
  const { number, state } = stockCounts;
  const [other] = await scope.select(
    stockCounts,
    { number },
    {
      where: and(
        eq(stockCounts.location_id, Number(location_id)),
        eq(state, 'OPEN'),
        typeof kind === 'string' ? or(isNull(stockCounts.kind), eq(stockCounts.kind, kind)) : undefined,
      ),
    },
  );
  if (other) throw invalid([{ path: '/location_id', code: 'count_open', params: { number: other.number } }]);
}
