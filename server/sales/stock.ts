import type { Order, OrderLine } from '../../src/schemas/sales/orders.ts';
import type { Writing } from '../core/records/entity.ts';
import { move, type StockChange } from '../inventory/index.ts';
import type { Sales } from './sales.ts';

type Placed = Pick<Order, 'id' | 'location_id' | 'lines'>;

/** Reserves what an order's lines need beyond their previous need, and releases what they no longer need. */
export async function reserve(
  { inventory }: Sales,
  { scope, who }: Pick<Writing, 'scope' | 'who'>,
  { id, location_id, lines }: Placed,
  before: OrderLine[] = [],
): Promise<void> {
  const had = countsOf(before);
  const needed = countsOf(lines);
  const changes = [...new Set([...needed.keys(), ...had.keys()])].flatMap((item_id): StockChange[] => {
    const more = (needed.get(item_id) ?? 0) - (had.get(item_id) ?? 0);
    const index = lines.findIndex((line) => line.kind === 'ITEM' && line.item_id === item_id);
    if (more === 0) return [];
    return [
      {
        item_id,
        location_id,
        kind: more > 0 ? 'RESERVE' : 'RELEASE',
        reserved: more,
        source: 'ORDER',
        source_id: id,
        ...(index >= 0 && { path: `/lines/${index}` }),
      },
    ];
  });
  await move(inventory, scope, who.staff_id, changes);
}

/** Returns the quantities of items that lines take from stock. */
function countsOf(lines: OrderLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, item_id, quantity } of lines) {
    if (kind === 'ITEM' && item_id) counts.set(item_id, (counts.get(item_id) ?? 0) + quantity);
  }
  return counts;
}

/** Takes an order's items from its reserved stock. */
export const sell = (
  { inventory }: Sales,
  { scope, who }: Pick<Writing, 'scope' | 'who'>,
  { id, location_id, lines }: Placed,
): Promise<void> =>
  move(
    inventory,
    scope,
    who.staff_id,
    lines.flatMap(({ kind, item_id, quantity, serials }, index): StockChange[] =>
      kind === 'ITEM' && item_id
        ? [
            {
              item_id,
              location_id,
              kind: 'SELL',
              quantity: -quantity,
              reserved: -quantity,
              serials,
              source: 'ORDER',
              source_id: id,
              path: `/lines/${index}`,
            },
          ]
        : [],
    ),
  );
