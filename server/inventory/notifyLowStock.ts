import { inArray } from 'drizzle-orm';
import { escapeHtml } from '../../src/schemas/markup.ts';
import { groupBy } from '../core/groupBy.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import { inventoryRights } from './inventoryRights.ts';
import type { FreeChange, Inventory } from './stockChange.ts';

/** If more items than this become low at a location at once, they share one notification. */
const mostApart = 3;

/**
 * Notifies staff members who see a location's inventory that the available quantity of items has fallen to the reorder
 * point (the location's, else the item's) or below, once when it happens. Successive changes of a stock level are
 * combined.
 */
export async function notifyLowStock(
  inventory: Inventory,
  scope: Scope,
  by: string | null,
  changes: FreeChange[],
): Promise<void> {
  const low = await named(scope, summed(changes).filter(isNewlyLow));
  for (const places of groupBy(low, ({ location_id }) => location_id).values()) {
    const [first, ...others] = places;
    if (first && places.length > mostApart) await tell(inventory, scope, by, first, others.length);
    else for (const place of places) await tell(inventory, scope, by, place);
  }
}

interface LowPlace {
  id: string;
  name: string;
  location_id: number;
  location: string;
  left: number;
}

async function tell(
  { notify }: Inventory,
  scope: Scope,
  by: string | null,
  { id, name, location_id, location, left }: LowPlace,
  others = 0,
): Promise<void> {
  const what = others > 0 ? `${name}, +${others}` : name;
  await notify(scope, {
    type: 'STOCK_LOW',
    locationId: location_id,
    rights: inventoryRights,
    ...(by && { by }),
    body: `<h2>Low stock</h2><p>${escapeHtml(what)}<br>${escapeHtml(location)}${others > 0 ? '' : `: ${left}`}</p>`,
    data: {
      subject: 'ITEM',
      id,
      event: others > 0 ? 'several_low' : 'low',
      customer: name.slice(0, 100),
      device: location.slice(0, 100),
      repair: null,
      others,
      date: null,
      start: null,
      end: null,
      before: null,
      status: null,
      count: left,
    },
  });
}

const summed = (changes: FreeChange[]): FreeChange[] =>
  [...groupBy(changes, ({ item_id, location_id }) => `${item_id} ${location_id}`).values()].map((some) => ({
    ...some[0]!,
    after: some.at(-1)!.after,
  }));

function isNewlyLow({ item, low_stock, before, after }: FreeChange): boolean {
  const mark = low_stock ?? item.low_stock;
  return !item.is_voided && mark !== null && before > mark && after <= mark;
}

async function named(scope: Scope, changes: FreeChange[]): Promise<LowPlace[]> {
  if (changes.length === 0) return [];
  const { id, location_name } = locations;
  const where = inArray(id, [...new Set(changes.map(({ location_id }) => location_id))]);
  const rows = await scope.select(locations, { id, location_name }, { where });
  const names = new Map(rows.map((row) => [row.id, row.location_name]));
  return changes.map(({ item, location_id, after }) => ({
    id: item.id,
    name: item.name,
    location_id,
    location: names.get(location_id) ?? '',
    left: after,
  }));
}
