import type { addons } from '../tables.ts';
import { addons as addonWords } from './data/lookups.ts';
import type { DemoStore } from './data/stores.ts';
import { pastMoment } from './days.ts';
import { Random, uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';

export function buildAddons(store: DemoStore): (typeof addons.$inferInsert)[] {
  const random = new Random(`${store.key}/addons`);
  return addonWords.map(({ name, price, warranty, unit }, index) => {
    const created_date = pastMoment(random.next());
    return {
      id: uuidOf(`${store.key}/addon/${name}`),
      store_id: storeIdOf(store),
      name,
      price,
      is_enabled: index !== 3,
      is_warranty: warranty !== undefined,
      warranty: warranty ?? null,
      warranty_unit: unit ?? null,
      display_order: index,
      created_date,
      modified_date: created_date,
    };
  });
}
