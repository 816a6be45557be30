import { randomUUID } from 'node:crypto';
import { atlas } from '../../../server/seed/data/stores.ts';
import { storeIdOf } from '../../../server/seed/stores.ts';

const batchSize = 1000;
const parts = ['Screen', 'Battery', 'Speaker', 'Camera', 'Charging Port', 'Back Glass', 'Button'];

interface List {
  data: { id: string }[];
  metadata: { total: number };
}

/** Manages the repair services of a store over HTTP. */
export class Services {
  readonly #origin: string;
  readonly #authorization: string;

  constructor(origin: string, authorization: string) {
    this.#origin = origin;
    this.#authorization = authorization;
  }

  /** Adds services to the store's devices until there are `wanted`. */
  async grow(wanted: number): Promise<void> {
    const devices = (await this.#ask<List>('GET', 'products?page=1&per_page=1000')).data;
    const { total } = (await this.#ask<List>('GET', 'repair?page=1&per_page=1', 'en')).metadata;
    const added = Array.from({ length: wanted - total }, (_, index) => ({
      id: randomUUID(),
      product_id: devices[index % devices.length]?.id,
      title: `${parts[index % parts.length]} Replacement ${Math.floor(index / devices.length)}`,
      duration: '1 hour',
      cost: (index % 300) + 0.99,
      warranty: 90,
      warranty_unit: 'DAY',
    }));
    for (let from = 0; from < added.length; from += batchSize)
      await this.#ask('POST', 'repair/batch', 'en', added.slice(from, from + batchSize));
  }

  /** Loads all services, as a client with 30,000 has to. Returns the ms taken. */
  async loadAll(): Promise<number> {
    const from = performance.now();
    for (let page = 1, done = 0, total = 1; done < total; page += 1) {
      const query = `is_active=true&include_cost=true&title_sort_order=asc&page=${page}&per_page=${batchSize}`;
      const { data, metadata } = await this.#ask<List>('GET', `repair?${query}`, 'en');
      done += data.length;
      total = data.length > 0 ? metadata.total : done;
    }
    return performance.now() - from;
  }

  async #ask<T>(method: string, path: string, locale?: string, body?: object): Promise<T> {
    const url = [this.#origin, 'dc', ...(locale ? [locale] : []), 'store', storeIdOf(atlas), path].join('/');
    const response = await fetch(url, {
      method,
      headers: { authorization: this.#authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
