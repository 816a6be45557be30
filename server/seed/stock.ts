import type { AdjustReason, MovementKind } from '../../src/schemas/inventory/states.ts';
import type { Db } from '../core/database.ts';
import { items, movements, serials, stock } from '../inventory/index.ts';
import type { DemoStore } from './data/stores.ts';
import { insert } from './insert.ts';
import { people } from './people.ts';
import { Random, uuidOf } from './random.ts';
import { orderOfMovement } from './sales/orderOfMovement.ts';
import { buildStockItems, imeiOf, type StockItem } from './stockItems.ts';
import { storeIdOf } from './stores.ts';

const DAY = 86_400_000;

interface Happened {
  kind: MovementKind;
  quantity: number;
  daysAgo: number;
  serials?: string[];
  reason?: AdjustReason;
  note?: string;
}

/** Generates the movements of an item at a location in the last weeks: received, used or sold, received again. */
function happened(random: Random, { kind, is_serialized }: StockItem): Happened[] {
  const opening = is_serialized
    ? random.integer(1, 3)
    : random.integer(kind === 'PART' ? 2 : 6, kind === 'PART' ? 8 : 24);
  const numbers = is_serialized ? Array.from({ length: opening }, () => imeiOf(random)) : undefined;
  const taking = kind === 'PART' ? 'USE' : 'SELL';
  const daysAgo = random.integer(45, 60);
  const all: Happened[] = [{ kind: 'RECEIVE', quantity: opening, daysAgo, serials: numbers }];
  let left = opening;
  for (let day = daysAgo - random.integer(3, 12); day > 0 && left > 0; day -= random.integer(12, 30)) {
    const quantity = is_serialized ? 1 : random.integer(1, Math.min(left, kind === 'PART' ? 2 : 5));
    all.push({
      kind: taking,
      quantity: -quantity,
      daysAgo: day,
      serials: numbers?.slice(opening - left, opening - left + 1),
    });
    left -= quantity;
  }
  if (!is_serialized && left > 0 && random.chance(0.06))
    all.push({
      kind: 'ADJUST',
      quantity: -1,
      daysAgo: 1,
      reason: 'DAMAGED',
      note: 'Broken when it was unpacked.',
    });
  if (!is_serialized && random.chance(0.45))
    all.push({ kind: 'RECEIVE', quantity: random.integer(4, 8), daysAgo: random.integer(0, 2) });
  return all;
}

/** A sale refers to an order. */
const soldBy = (kind: MovementKind, id: string) =>
  kind === 'SELL'
    ? { source: 'ORDER' as const, source_id: orderOfMovement(id) }
    : { source: null, source_id: null };

/** Builds a store's movements and the stock levels that they add up to. */
function buildStock(store: DemoStore, locationIds: number[], now: Date) {
  const random = new Random(`${store.key}/stock`);
  const store_id = storeIdOf(store);
  const keepers = people(store).filter(({ person }) => person.role !== 'STAFF');
  const kept = buildStockItems(store);
  const places = kept.flatMap((item) =>
    locationIds
      .filter(() => random.chance(item.is_serialized ? 0.5 : 0.75))
      .map((location_id) => {
        const name = `${item.id}/${location_id}`;
        const created_by = random.pick(keepers).person.id;
        const done = happened(random, item).map(
          ({ daysAgo, serials: numbers = [], reason, note, ...rest }, index) => ({
            id: uuidOf(`${name}/movement/${index}`),
            store_id,
            item_id: item.id,
            location_id,
            ...rest,
            serials: numbers,
            unit_cost: rest.kind === 'RECEIVE' ? item.cost : null,
            reason: reason ?? null,
            note: note ?? null,
            ...soldBy(rest.kind, uuidOf(`${name}/movement/${index}`)),
            created_by,
            created_date: new Date(
              now.getTime() - daysAgo * DAY - index * 60_000 - random.integer(0, 7) * 3_600_000,
            ),
          }),
        );
        return { item, location_id, name, done };
      }),
  );
  return {
    items: kept,
    movements: places.flatMap(({ done }) => done),
    stock: places.map(({ item, location_id, name, done }) => {
      const dates = { created_date: done[0]!.created_date, modified_date: done[0]!.created_date };
      const on_hand = done.reduce((sum, { quantity }) => sum + quantity, 0);
      return { id: uuidOf(`${name}/stock`), store_id, item_id: item.id, location_id, on_hand, ...dates };
    }),
    serials: places.flatMap(({ item, location_id, done }) => {
      const gone = new Map(
        done.slice(1).flatMap((one) => one.serials.map((serial) => [serial, one.created_date])),
      );
      return (done[0]?.serials ?? []).map((serial) => ({
        id: uuidOf(`${store.key}/serial/${serial}`),
        store_id,
        item_id: item.id,
        serial,
        state: gone.has(serial) ? ('GONE' as const) : ('IN_STOCK' as const),
        location_id: gone.has(serial) ? null : location_id,
        last_location_id: location_id,
        created_date: done[0]!.created_date,
        modified_date: gone.get(serial) ?? done[0]!.created_date,
      }));
    }),
  };
}

/** Adds items with their stock levels, serials and movements. */
export async function addStock(db: Db, store: DemoStore, locationIds: number[], now: Date): Promise<void> {
  const rows = buildStock(store, locationIds, now);
  await insert(db, items, rows.items);
  await insert(db, stock, rows.stock);
  await insert(db, movements, rows.movements);
  await insert(db, serials, rows.serials);
}
