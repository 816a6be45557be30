import type { suppliers } from '../inventory/index.ts';
import type { DemoStore } from './data/stores.ts';
import { demoSuppliers } from './data/suppliers.ts';
import { pastMoment } from './days.ts';
import { Random, uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';

export const supplierIdOf = (store: DemoStore, name: string) => uuidOf(`${store.key}/supplier/${name}`);

export function buildSuppliers(store: DemoStore): (typeof suppliers.$inferInsert)[] {
  const random = new Random(`${store.key}/suppliers`);
  return demoSuppliers.map(({ name, contact, domain, phone, leadDays, note, isDisabled }) => {
    const created_date = pastMoment(random.next());
    return {
      id: supplierIdOf(store, name),
      store_id: storeIdOf(store),
      name,
      contact,
      email: `orders@${domain}`,
      phone,
      website: `https://www.${domain}`,
      account_number: `C-${random.integer(10_000, 99_999)}`,
      lead_days: leadDays,
      note: note ?? null,
      is_voided: isDisabled ?? false,
      created_date,
      modified_date: created_date,
    };
  });
}
