import type { Item } from './catalog.ts';
import { services, type Service } from './data/services.ts';
import type { DemoStore } from './data/stores.ts';
import { pastMoment } from './days.ts';
import type { Device } from './devices.ts';
import { Random, uuidOf } from './random.ts';

export type Repair = ReturnType<typeof buildRepairs>[number];

/** Builds the services of the store's phones and tablets: some for each of them. */
export function buildRepairs(store: DemoStore, items: Item[], generation: number) {
  const random = new Random(`${store.key}/repairs/${generation}`);
  return items.flatMap(({ device, product }) => {
    const offered = services.filter(({ on }) => on.includes(device.kind));
    const some = random.sample(
      offered.filter(({ always }) => !always),
      random.integer(2, 3),
    );
    return offered
      .filter((service) => service.always || some.includes(service))
      .map((service, index) => {
        const created_date = pastMoment(random.next());
        return {
          id: uuidOf(`${product.id}/repair/${service.title}`),
          store_id: product.store_id,
          product_id: product.id,
          title: service.title,
          duration: service.duration,
          cost: costOf(service, device),
          warranty: service.warranty,
          warranty_unit: service.unit,
          img_src: product.img_src,
          display_order: index,
          is_active: random.chance(0.94),
          is_voided: random.chance(0.02),
          created_date,
          modified_date: created_date,
        };
      });
  });
}

/** Newer and bigger devices cost more; prices end in .99. */
function costOf({ cost }: Service, { name, kind, year }: Device): number | null {
  if (!cost) return cost;
  const age = 0.6 + Math.max(0, year - 2017) * 0.09;
  const tier = /Pro|Ultra|Max|Fold|Flip|\+/.test(name) ? 1.35 : 1;
  const size = kind === 'tablet' ? 1.3 : 1;
  return Math.max(20, Math.round((cost * age * tier * size) / 10) * 10) - 0.01;
}
