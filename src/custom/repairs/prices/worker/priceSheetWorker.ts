import type { BatchQuery, RowsQuery } from '../sheet/plan/SheetPlan.ts';
import { SheetError } from '../../../../kit/sheet/SheetError.ts';
import type {
  Batch,
  DamagedAs,
  DeletedService,
  Plan,
  PlanRow,
  Product,
  Progress,
  StoredService,
} from '../types.ts';
import type { Method, Methods, ReadProgress, Reply, Request } from './protocol.ts';

/** Reads, compares and writes price sheets beside the page, which stays responsive. */
export interface PriceSheetWorker {
  /** Called once per fetched page. */
  addProducts(products: Product[]): void;
  /** All services that are not voided, page by page. */
  addServices(services: StoredService[]): void;
  /** Says what becomes of devices whose ids are damaged, before a sheet is read. */
  treatDamaged(how: DamagedAs): void;
  /** Reads and compares; rejects with a SheetError. */
  read(file: File, onProgress: (progress: ReadProgress) => void): Promise<Plan>;
  /** The devices that would get services. */
  productsOfNew(): Promise<string[]>;
  /** Marks what would be created although it was removed since the export. */
  markDeleted(services: DeletedService[]): Promise<Plan>;
  /** Makes a removal and a creation of these renames, and one change of each of the others. */
  splitRenames(keys: string[]): Promise<Plan>;
  rows(query: RowsQuery): Promise<{ rows: PlanRow[]; total: number }>;
  /** The changes under these choices from `offset` on, and how many these are; asking again gives the same. */
  batch(query: BatchQuery): Promise<{ batch: Batch; size: number }>;
  /** The file of the export; `exportedAt` is null when it is not known. */
  write(exportedAt: string | null, onProgress?: (progress: Progress) => void): Promise<Blob>;
  /** Ends it at once; what was asked for, and what is asked after that, rejects. */
  close(): void;
}

interface Pending {
  resolve: (output: never) => void;
  reject: (error: SheetError) => void;
  onProgress?: (progress: never) => void;
}

export function openPriceSheetWorker(): PriceSheetWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Pending>();
  let lastId = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = pending.get(data.id);
    if ('progress' in data) {
      asked?.onProgress?.(data.progress as never);
      return;
    }
    pending.delete(data.id);
    if ('error' in data) asked?.reject(new SheetError(data.error.code, data.error.params));
    else asked?.resolve(data.output as never);
  });

  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    for (const { reject } of pending.values()) reject(new SheetError('priceSheet.errors.failed'));
    pending.clear();
  };
  // It could not be loaded, or ran out of memory.
  worker.addEventListener('error', end);

  function call<M extends Method>(
    method: M,
    input: Methods[M]['input'],
    onProgress?: (progress: never) => void,
  ): Promise<Methods[M]['output']> {
    return new Promise((resolve, reject) => {
      if (hasEnded) reject(new SheetError('priceSheet.errors.failed'));
      else pending.set(send(method, input), { resolve, reject, onProgress });
    });
  }

  function send<M extends Method>(method: M, input: Methods[M]['input']): number {
    lastId += 1;
    worker.postMessage({ id: lastId, method, input } satisfies Request<M>, { transfer: [] });
    return lastId;
  }

  return {
    addProducts: (products) => void send('addProducts', products),
    addServices: (services) => void send('addServices', services),
    treatDamaged: (how) => void send('treatDamaged', how),
    read: (file, onProgress) => call('read', file, onProgress),
    productsOfNew: () => call('productsOfNew', undefined),
    markDeleted: (services) => call('markDeleted', services),
    splitRenames: (keys) => call('splitRenames', keys),
    rows: (query) => call('rows', query),
    batch: (query) => call('batch', query),
    write: (exportedAt, onProgress) => call('write', exportedAt, onProgress),
    close: () => {
      worker.terminate();
      end();
    },
  };
}
