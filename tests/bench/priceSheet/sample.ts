import { ServiceCatalog } from '../../../src/custom/repairs/prices/sheet/ServiceCatalog.ts';
import type { StoredService } from '../../../src/custom/repairs/prices/types.ts';

export interface Size {
  devices: number;
  services: number;
}

/** Deterministic across processes. */
const idOf = (kind: number, index: number) =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(index).padStart(12, '0')}`;

const units = ['DAY', 'MONTH', 'YEAR'];
const modified_date = '2026-01-01T00:00:00.000Z';

/** A store in which every device has every service. */
export function largeCatalogue({ devices, services }: Size): ServiceCatalog {
  const catalogue = new ServiceCatalog();
  const products = Array.from({ length: devices }, (_, device) => ({
    id: idOf(1, device),
    name: `Phone ${device}`,
    brand: `Brand ${device % 12}`,
  }));
  catalogue.addProducts(products);
  for (const [device, { id: product_id }] of products.entries())
    catalogue.addServices(
      Array.from({ length: services }, (_, service) => ({
        id: idOf(2, device * services + service),
        product_id,
        title: `Service ${service}`,
        modified_date,
        is_active: true,
        img_src: null,
        parts: [],
        cost: service % 9 ? ((device * 37 + service * 101) % 90_000) / 100 : null,
        duration: `${(service % 8) * 15 + 15} minutes`,
        warranty: service % 5 ? (service % 12) + 1 : null,
        warranty_unit: service % 5 ? (units[service % 3] ?? null) : null,
        display_order: service,
      })),
    );
  return catalogue;
}

export const servicesOf = (catalogue: ServiceCatalog): StoredService[] =>
  [...catalogue.servicesByProduct().values()].flatMap((services) => [...services.values()].flat());

/** The same store with every price raised by one dollar. */
export function dearer(catalogue: ServiceCatalog): ServiceCatalog {
  const changed = new ServiceCatalog();
  changed.addProducts([...catalogue.products.values()]);
  changed.addServices(servicesOf(catalogue).map((one) => ({ ...one, cost: (one.cost ?? 0) + 1 })));
  return changed;
}
