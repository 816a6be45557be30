import { asc, eq } from 'drizzle-orm';
import { countDifference, differenceValue } from '../../../src/schemas/inventory/tally.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { invalid } from '../../core/problem.ts';
import type { Values, Writing } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { move } from '../ledger.ts';
import { reservedAt, type Inventory, type StockChange } from '../stockChange.ts';
import { stockClaims } from '../stockClaims.ts';
import { stock } from '../tables.ts';
import type { ExpectedStock } from './expectedStock.ts';
import { findCount, type Count } from './count.ts';
import { readCountState, type CountStateLine } from './state.ts';
import { stockCountLines } from './tables.ts';

/**
 * Adjusts stock to a locked stock count. Items that were not counted are unchanged, unless `rest_as_zero` is set. If
 * fewer are on hand than reserved, the newest appointments lose their reservation and wait again; reservations of open
 * orders are kept, and the count is rejected with the order numbers (422, `promised_to_orders`). Returns the changed
 * columns of the count.
 */
export async function applyCount(
  inventory: Inventory,
  { scope, who }: Writing,
  { id }: Values,
  { rest_as_zero }: Values,
): Promise<Values> {
  const count = await findCount(scope, who, id, 'update');
  await lockLocationStock(scope, count);
  const { lines: found, expectedStock } = await readCountState(scope, count);
  const lines = rest_as_zero ? found.map((line) => withRest(expectedStock, line)) : found;
  const counted = lines.filter((line) => line.counted !== null);
  const toCountAgain = counted.filter((line) => expectedStock.onHand(line.id) + countDifference(line) < 0);
  if (toCountAgain.length > 0)
    throw invalid(
      toCountAgain.map(({ name }) => ({ path: '', code: 'count_again', params: { item: name } })),
    );
  const shortages = counted.map((line) => ({
    item_id: line.id,
    location_id: count.location_id,
    quantity: expectedStock.reserved(line.id) - expectedStock.onHand(line.id) - countDifference(line),
  }));
  const released: StockChange[] = [];
  const short = shortages.filter(({ quantity }) => quantity > 0);
  for (const { releaseNewest } of stockClaims.all()) {
    const left = short
      .map((place) => ({ ...place, quantity: place.quantity + reservedAt(place, released) }))
      .filter(({ quantity }) => quantity > 0);
    released.push(...((await releaseNewest?.(inventory, scope, who.staff_id, left)) ?? []));
  }
  const held = counted.filter((line) => {
    const { quantity = 0 } = shortages.find(({ item_id }) => item_id === line.id) ?? {};
    const freed = released.filter(({ item_id }) => item_id === line.id);
    return quantity > freed.reduce((sum, { reserved = 0 }) => sum - reserved, 0);
  });
  const kept = held.map((line) => {
    const { id: item_id, name } = line;
    return { item_id, name, there: expectedStock.onHand(item_id) + countDifference(line) };
  });
  const errors: ValidationError[] = [];
  for (const { refuseShortage } of stockClaims.all())
    errors.push(...((await refuseShortage?.(scope, count.location_id, kept)) ?? []));
  if (errors.length > 0) throw invalid(errors);
  const changes = counted.flatMap((line) => changesOf(count, line));
  await move(inventory, scope, who.staff_id, [...released, ...changes]);
  await keep(scope, count, lines);
  return {
    state: 'APPLIED',
    applied_date: new Date(),
    pieces: counted.reduce((sum, line) => sum + countDifference(line), 0),
    value: counted.reduce((sum, line) => sum + differenceValue(line), 0),
  };
}

/** Locks the location's stock levels until the transaction ends, in the same order as movements do. */
const lockLocationStock = (scope: Scope, { location_id }: Count) =>
  scope.select(
    stock,
    { item_id: stock.item_id },
    { where: eq(stock.location_id, location_id), orderBy: [asc(stock.item_id)], lock: true },
  );

/** Sets items that were not counted to 0, except for what arrived since the count began. */
function withRest(expectedStock: ExpectedStock, line: CountStateLine): CountStateLine {
  if (line.counted !== null) return line;
  if (line.is_serialized) return { ...line, counted: line.expected - line.missing.length };
  return { ...line, counted: Math.min(line.expected, expectedStock.arrived(line.id)) };
}

function changesOf(count: Count, line: CountStateLine): StockChange[] {
  const change = {
    item_id: line.id,
    location_id: count.location_id,
    kind: 'COUNT',
    unit_cost: line.cost,
    source: 'COUNT',
    source_id: count.id,
  } as const;
  if (!line.is_serialized) {
    const quantity = countDifference(line);
    return quantity === 0 ? [] : [{ ...change, quantity }];
  }
  const { missing, extra } = line;
  return [
    ...(missing.length > 0 ? [{ ...change, quantity: -missing.length, serials: missing }] : []),
    ...(extra.length > 0 ? [{ ...change, quantity: extra.length, serials: extra }] : []),
  ];
}

const keep = (scope: Scope, { id: count_id }: Count, lines: CountStateLine[]) =>
  scope.insert(
    stockCountLines,
    lines.map(({ id: item_id, snapshot, expected, counted, cost }) => ({
      count_id,
      item_id,
      snapshot,
      expected,
      counted,
      cost,
    })),
    {
      overwrite: {
        target: [stockCountLines.count_id, stockCountLines.item_id],
        keys: ['expected', 'counted', 'cost'],
      },
    },
  );
