import { http } from '../../../authProvider/http.ts';
import type { ListAnswer } from '../../../dataProvider/fetchPages.ts';
import type { Query } from '../../../dataProvider/http.ts';
import type { Brand } from '../../../schemas/catalog/brands.ts';
import type { Service } from '../../../schemas/model.ts';
import type { Product } from '../../../schemas/catalog/products.ts';
import type { Repair } from '../../../schemas/repairs/repairs.ts';
import { readAgainIfChanged, readList } from './readList.ts';
import type { Progress, StoredService } from './types.ts';
import { openPriceSheetWorker, type PriceSheetWorker } from './worker/priceSheetWorker.ts';

interface Options {
  storeId: string;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** A worker that holds the store's devices and services. */
export interface Catalog {
  worker: PriceSheetWorker;
  products: number;
  /** Since when they are known, by the clock of the services; null when they do not tell. */
  readAt: string | null;
}

/** Oldest first: what is made meanwhile comes last, and moves nothing to another page. */
const oldestFirst = { include_voided: false, created_date_sort_order: 'asc' };

/** Fetches what a price sheet is made of, and compared with. */
export const openCatalog = (options: Options): Promise<Catalog> =>
  readAgainIfChanged(async () => {
    const worker = openPriceSheetWorker();
    try {
      return { worker, ...(await fill(worker, options)) };
    } catch (error) {
      worker.close();
      throw error;
    }
  });

/** Page sizes and queries: specification 4 §7. */
async function fill(worker: PriceSheetWorker, { storeId, onProgress, signal }: Options) {
  const parts = new Map<string, Progress>();
  let readAt: string | null = null;
  let products = 0;

  const ask = async <T>(service: Service, path: string, query: Query) => {
    const call = { service, method: 'GET', path, query: { ...oldestFirst, ...query }, signal } as const;
    const { json, headers } = await http<ListAnswer<T>>(call);
    const clock = headers.get('date');
    if (parts.size === 0 && clock) readAt = new Date(clock).toISOString();
    return json;
  };
  const report = (part: string) => (progress: Progress) => {
    parts.set(part, progress);
    if (parts.size === 3) onProgress(sum([...parts.values()]));
  };

  const store = `/dc/store/${storeId}`;
  const brands = new Map<string, string>();
  await readList({
    getPage: (page) => ask<Brand>('product', `${store}/brands`, { page, per_page: 350 }),
    onPage: (page) => page.forEach(({ id, name }) => brands.set(id, name)),
    onProgress: report('brands'),
  });
  const brandOf = ({ brand_id }: Product) => brands.get(brand_id ?? '') ?? null;
  const ofProducts = { per_page: 350, include_children: true };
  const ofServices = { per_page: 300, include_cost: true };
  await Promise.all([
    readList({
      getPage: (page) => ask<Product>('product', `${store}/products`, { ...ofProducts, page }),
      onPage: (page) => {
        products += page.length;
        worker.addProducts(page.map((one) => ({ id: one.id, name: one.name, brand: brandOf(one) })));
      },
      onProgress: report('products'),
    }),
    readList({
      getPage: (page) => ask<Repair>('repair', `/dc/en/store/${storeId}/repair`, { ...ofServices, page }),
      onPage: (page) => worker.addServices(page.map(toStored)),
      onProgress: report('services'),
    }),
  ]);
  return { products, readAt };
}

const toStored = (repair: Repair): StoredService => ({
  id: repair.id,
  title: repair.title,
  product_id: repair.product_id,
  modified_date: repair.modified_date,
  is_active: repair.is_active,
  cost: repair.cost,
  duration: repair.duration,
  warranty: repair.warranty,
  warranty_unit: repair.warranty_unit,
  display_order: repair.display_order,
});

const sum = (parts: Progress[]): Progress => ({
  done: parts.reduce((done, part) => done + part.done, 0),
  total: parts.reduce((total, part) => total + part.total, 0),
});
