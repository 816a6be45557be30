import type { DataProvider } from 'react-admin';
import { repairs, type Repair } from '../../../../schemas/repairs/repairs.ts';
import { retryIfChanged, readList } from '../readList.ts';
import type { DeletedService, Progress } from '../types.ts';

/** So many fit into one address. */
const productsAtOnce = 50;

interface Options {
  dataProvider: DataProvider;
  products: string[];
  /** Null: whenever it was. */
  since: string | null;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** The services of these devices that were removed since then. */
export async function readDeleted(options: Options): Promise<DeletedService[]> {
  const { products, onProgress } = options;
  const deleted: DeletedService[] = [];
  for (let done = 0; done < products.length; done += productsAtOnce) {
    onProgress({ done, total: products.length });
    const some = products.slice(done, done + productsAtOnce);
    deleted.push(...(await retryIfChanged(() => readDeletedOf(some, options))));
  }
  return deleted;
}

/** The services list voided ones beside the others only. */
async function readDeletedOf(product_id: string[], { dataProvider, since, signal }: Options) {
  const from = since === null ? -Infinity : Date.parse(since);
  const deleted: DeletedService[] = [];
  await readList<Repair>({
    dataProvider,
    model: repairs,
    perPage: 300,
    filter: { product_id, include_voided: true },
    signal,
    onPage: (page) => {
      const found = page.filter(({ is_voided }) => is_voided).map(toDeleted);
      deleted.push(...found.filter(({ deleted_date }) => Date.parse(deleted_date) >= from));
    },
  });
  return deleted;
}

const toDeleted = ({
  product_id,
  title,
  modified_date,
  deleted_by,
  deleted_date,
}: Repair): DeletedService => ({
  product_id,
  title,
  deleted_by,
  deleted_date: deleted_date ?? modified_date,
});
