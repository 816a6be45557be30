import type { DataProvider } from 'react-admin';
import { repairs, type Repair } from '../../../../schemas/repairs/repairs.ts';
import { retryIfChanged, readList } from '../readList.ts';
import type { DeletedService } from '../types.ts';
import type { Progress } from '../../../../kit/sheet/import/progress.ts';

/** The number of ids that fit into one URL. */
const productsAtOnce = 50;

interface Options {
  dataProvider: DataProvider;
  products: string[];
  /** Null for any time. */
  since: string | null;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Returns the services of these devices removed since then. */
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

/** The list returns voided services only together with the others. */
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
