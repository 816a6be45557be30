import type { DataProvider } from 'react-admin';
import { brands as brandModel, type Brand } from '../../../schemas/catalog/brands.ts';
import { products as productModel, type Product } from '../../../schemas/catalog/products.ts';
import { repairs, type Repair } from '../../../schemas/repairs/repairs.ts';
import { retryIfChanged, readList } from './readList.ts';
import type { StoredService } from './types.ts';
import type { Progress } from '../../../kit/sheet/import/progress.ts';
import { openPriceSheetWorker, type PriceSheetWorker } from './worker/priceSheetWorker.ts';

interface Options {
  dataProvider: DataProvider;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** A worker loaded with the store's devices and services. */
export interface LoadedCatalog {
  worker: PriceSheetWorker;
  products: number;
  /** Server time of the first response; null if it is unknown. */
  readAt: string | null;
}

/** Loads the devices and services that a price sheet is written from and compared with. */
export const loadCatalog = (options: Options): Promise<LoadedCatalog> =>
  retryIfChanged(async () => {
    const worker = openPriceSheetWorker();
    try {
      return { worker, ...(await fill(worker, options)) };
    } catch (error) {
      worker.close();
      throw error;
    }
  });

/** Page sizes and queries: contract 4 §7. */
async function fill(worker: PriceSheetWorker, { dataProvider, onProgress, signal }: Options) {
  const parts = new Map<string, Progress>();
  let readAt: string | null = null;
  let products = 0;

  const onAnswer = (date: string | null) => {
    if (parts.size === 0 && date) readAt = new Date(date).toISOString();
  };
  const report = (part: string) => (progress: Progress) => {
    parts.set(part, progress);
    if (parts.size === 3) onProgress(sum([...parts.values()]));
  };

  const common = { dataProvider, onAnswer, signal };
  const active = { include_voided: false };
  const brands = new Map<string, string>();
  await readList<Brand>({
    ...common,
    model: brandModel,
    perPage: 350,
    filter: active,
    onPage: (page) => page.forEach(({ id, name }) => brands.set(id, name)),
    onProgress: report('brands'),
  });
  const brandOf = ({ brand_id }: Product) => brands.get(brand_id ?? '') ?? null;
  await Promise.all([
    readList<Product>({
      ...common,
      model: productModel,
      perPage: 350,
      filter: { ...active, include_children: true },
      onPage: (page) => {
        products += page.length;
        worker.addProducts(page.map((one) => ({ id: one.id, name: one.name, brand: brandOf(one) })));
      },
      onProgress: report('products'),
    }),
    readList<Repair>({
      ...common,
      model: repairs,
      perPage: 300,
      filter: active,
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
  img_src: repair.img_src,
  parts: repair.parts,
  ...(repair.tax_class && { tax_class: repair.tax_class }),
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
