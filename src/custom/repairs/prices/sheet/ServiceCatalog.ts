import { titleKey } from '../../../../schemas/titles.ts';
import type { Product, StoredService } from '../types.ts';

/** The services of one device by normalized title. The first of each list is the one that stays. */
export type ServicesOfProduct = ReadonlyMap<string, readonly StoredService[]>;

/** The store's devices and services, which sheets are written from and compared with. */
export class ServiceCatalog {
  readonly products = new Map<string, Product>();
  readonly #services = new Map<string, StoredService>();

  addProducts(products: readonly Product[]): void {
    for (const product of products) this.products.set(product.id, product);
  }

  addServices(services: readonly StoredService[]): void {
    for (const service of services) this.#services.set(service.id, service);
  }

  /** Of services with the same title an active one stays, and of these the last changed one. */
  servicesByProduct(): Map<string, ServicesOfProduct> {
    const byProduct = new Map<string, Map<string, StoredService[]>>();
    const keys = new Map<string, string>();
    for (const service of this.#services.values()) {
      if (!this.products.has(service.product_id)) continue;
      const byKey = getOrAdd(byProduct, service.product_id, () => new Map<string, StoredService[]>());
      const key = getOrAdd(keys, service.title, () => titleKey(service.title));
      getOrAdd(byKey, key, (): StoredService[] => []).push(service);
    }
    for (const byKey of byProduct.values())
      for (const same of byKey.values()) same.sort(activeAndNewestFirst);
    return byProduct;
  }
}

const activeAndNewestFirst = (one: StoredService, other: StoredService) =>
  Number(other.is_active) - Number(one.is_active) ||
  Date.parse(other.modified_date) - Date.parse(one.modified_date) ||
  (one.id < other.id ? -1 : 1);

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/** The name of a device in a sheet. Devices without a brand are grouped (contract 4 §3). */
export const nameOf = ({ brand, name }: Product) => `${brand ?? 'No Brand'} | ${name}`;
