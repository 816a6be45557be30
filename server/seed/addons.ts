import type { addons } from '../catalog/index.ts';
import { demoAddons } from './data/addons.ts';
import type { DemoStore } from './data/stores.ts';
import { pastMoment } from './days.ts';
import { Random, uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';

export function buildAddons(store: DemoStore): (typeof addons.$inferInsert)[] {
  const random = new Random(`${store.key}/addons`);
  return demoAddons.map(({ name, price, warranty, isDisabled }, index) => {
    const created_date = pastMoment(random.next());
    return {
      id: uuidOf(`${store.key}/addon/${name}`),
      store_id: storeIdOf(store),
      name,
      price,
      is_enabled: !isDisabled,
      is_warranty: warranty !== undefined,
      warranty: warranty?.[0] ?? null,
      warranty_unit: warranty?.[1] ?? null,
      display_order: index,
      created_date,
      modified_date: created_date,
    };
  });
}
