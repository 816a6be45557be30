import type { addons, shipments } from '../tables.ts';
import { addons as addonWords } from './data/lookups.ts';
import type { DemoStore } from './data/stores.ts';
import { dayIn } from '../../src/schemas/days.ts';
import { addDays, pastMoment } from './days.ts';
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

const carriers = [
  { carrier_id: 'se-canada-post', service_code: 'canada_post_expedited_parcel', tracking: '70' },
  { carrier_id: 'se-purolator', service_code: 'purolator_ground', tracking: '33' },
  { carrier_id: 'se-fedex', service_code: 'fedex_2day', tracking: '78' },
];

/** Parcels of the last month. */
export function buildShipments(store: DemoStore, now: Date): (typeof shipments.$inferInsert)[] {
  const random = new Random(`${store.key}/shipments`);
  return Array.from({ length: store.counts.shipments }, (_, index) => {
    const { carrier_id, service_code, tracking } = random.pick(carriers);
    const hasLabel = random.chance(0.8);
    const age = random.integer(0, 30);
    const created_date = new Date(now.getTime() - (age * 24 + random.integer(1, 8)) * 3_600_000);
    const number = random.integer(100_000_000, 999_999_999);
    return {
      id: uuidOf(`${store.key}/shipment/${index}`),
      store_id: storeIdOf(store),
      shipment_id: `se-${number}`,
      carrier_id,
      rate_id: hasLabel ? `se-${number + 1}` : null,
      label_id: hasLabel ? `se-${number + 2}` : null,
      service_code,
      tracking_number: hasLabel ? `${tracking}${number}${random.integer(1000, 9999)}` : null,
      ship_date: addDays(dayIn(store.timezone, now), 1 - age),
      is_voided: hasLabel && random.chance(0.1),
      created_date,
      modified_date: created_date,
    };
  });
}
