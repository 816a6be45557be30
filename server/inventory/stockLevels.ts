import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { inChunks } from '../core/chunks.ts';
import { groupBy } from '../core/groupBy.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import type { Line } from './checkChanges.ts';
import { stock } from './tables.ts';

/** Maximum quantity of an item at a location. */
const most = 1_000_000_000;

/** Maximum number of stock levels for `holdKnown`, whose statement contains the condition twice. */
const few = 100;

export interface StockLevel {
  item_id: string;
  location_id: number;
  on_hand: number;
  reserved: number;
  /** The location's own reorder point; null means the item's. */
  low_stock: number | null;
}

type Wanted = Pick<StockLevel, 'item_id' | 'location_id'>;

const keyOf = ({ item_id, location_id }: Wanted) => `${item_id} ${location_id}`;

/** The order in which all transactions lock. */
const inOrder = (a: Wanted, b: Wanted) =>
  a.item_id === b.item_id ? a.location_id - b.location_id : a.item_id < b.item_id ? -1 : 1;

/**
 * Locks the stock levels of these lines, creating missing ones with 0, and adds up the lines. `held` contains all of
 * them if they are already locked, otherwise none.
 */
export async function prepareStockLevels(scope: Scope, lines: Line[], held: StockLevel[]) {
  const byKey = groupBy(lines, keyOf);
  const before =
    held.length > 0 ? held : await createAndLock(scope, uniqueOf(lines), () => checkLocations(scope, lines));
  const changed = before.map((place) => ({ ...place, ...sumOf(place, byKey.get(keyOf(place)) ?? []) }));
  return {
    before,
    changed,
    /** Returns the errors of lines that exceed the stock. */
    apply: () =>
      changed.flatMap((after, index) => stockErrors(before[index]!, after, byKey.get(keyOf(after)) ?? [])),
  };
}

/** Removes duplicates and sorts in lock order. */
const uniqueOf = (places: Wanted[]) =>
  [...new Map(places.map((place) => [keyOf(place), place])).values()].toSorted(inOrder);

/** Locks stock levels until the transaction ends; missing ones are created with 0. */
export async function lockStockLevels(scope: Scope, places: Wanted[]): Promise<StockLevel[]> {
  const known = await lockExistingStockLevels(scope, places);
  return known.length > 0 ? known : createAndLock(scope, uniqueOf(places));
}

/**
 * Creates missing stock levels, after `checkNew` has validated them, before any is locked, so that all are locked in
 * the same order.
 */
async function createAndLock(
  scope: Scope,
  wanted: Wanted[],
  checkNew?: () => Promise<void>,
): Promise<StockLevel[]> {
  const known = new Set((await read(scope, wanted)).map(keyOf));
  const missing = wanted.filter((place) => !known.has(keyOf(place)));
  if (missing.length > 0) {
    await checkNew?.();
    await scope.insert(
      stock,
      missing.map(({ item_id, location_id }) => ({ item_id, location_id, on_hand: 0, reserved: 0 })),
      { ignoreExisting: true },
    );
  }
  return read(scope, wanted, { lock: true });
}

const held = {
  item_id: stock.item_id,
  location_id: stock.location_id,
  on_hand: stock.on_hand,
  reserved: stock.reserved,
  low_stock: stock.low_stock,
};
const orderBy = [stock.item_id, stock.location_id];

const areOf = (places: Wanted[]) =>
  or(
    ...places.map(({ item_id, location_id }) =>
      and(eq(stock.item_id, item_id), eq(stock.location_id, location_id)),
    ),
  );

/** Locks stock levels with one statement if all of them exist; otherwise locks none and returns []. */
export async function lockExistingStockLevels(scope: Scope, places: Wanted[]): Promise<StockLevel[]> {
  const wanted = uniqueOf(places);
  if (wanted.length === 0 || wanted.length > few) return [];
  const where = areOf(wanted);
  const known = scope.field(sql`count(*)`, sql`${stock}`, [stock], where);
  return scope.select(stock, held, {
    where: and(where, sql`${known} = ${wanted.length}`),
    orderBy,
    lock: true,
  });
}

async function read(scope: Scope, wanted: Wanted[], { lock = false } = {}): Promise<StockLevel[]> {
  const found: StockLevel[] = [];
  for await (const some of inChunks(wanted)) {
    found.push(...(await scope.select(stock, held, { where: areOf(some), orderBy, lock })));
  }
  return found;
}

async function checkLocations(scope: Scope, lines: Line[]): Promise<void> {
  const ids = [...new Set(lines.map(({ location_id }) => location_id))];
  const rows = await scope.select(locations, { id: locations.id }, { where: inArray(locations.id, ids) });
  const known = new Set(rows.map(({ id }) => id));
  const errors = lines
    .filter(({ location_id }) => !known.has(location_id))
    .map(({ path }) => ({ path: `${path}/location_id`, code: 'reference' }));
  if (errors.length > 0) throw invalid(errors);
}

const sumOf = ({ on_hand, reserved }: StockLevel, lines: Line[]) => ({
  on_hand: lines.reduce((sum, line) => sum + line.quantity, on_hand),
  reserved: lines.reduce((sum, line) => sum + line.reserved, reserved),
});

function stockErrors(before: StockLevel, after: StockLevel, lines: Line[]): ValidationError[] {
  const taking = lines.filter(({ quantity, reserved }) => quantity < 0 || reserved > 0);
  const { item, path } = taking[0] ?? lines[0]!;
  const params = {
    item: item.name,
    on_hand: before.on_hand,
    reserved: before.reserved,
    free: before.on_hand - before.reserved,
  };
  const at = `${path}/quantity`;
  if (after.on_hand > most) return [{ path: at, code: 'maximum', params: { limit: most } }];
  if (after.reserved < 0) return [{ path: at, code: 'stock_released', params }];
  if (after.on_hand >= after.reserved) return [];
  return [{ path: at, code: before.reserved > 0 ? 'stock_promised' : 'stock_short', params }];
}

/** Stores quantities. The version is unchanged: it covers only what staff members edit, such as the reorder point. */
export async function storeStockLevels(scope: Scope, places: StockLevel[]): Promise<void> {
  const overwrite = { target: [stock.item_id, stock.location_id], keys: ['on_hand', 'reserved'] };
  await scope.insert(stock, places, { overwrite });
}
