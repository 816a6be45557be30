import type { BatchQuery, RowsQuery } from '../sheet/plan/SheetPlan.ts';
import { SheetError } from '../../../../kit/sheet/SheetError.ts';
import type { Batch, DamagedAs, DeletedService, Plan, PlanRow, Product, StoredService } from '../types.ts';
import type { Progress } from '../../../../kit/sheet/import/progress.ts';
import type { Method, Methods, ReadProgress, Reply, Request } from './protocol.ts';

/** Reads, compares and writes price sheets in a worker, so that the page stays responsive. */
export interface PriceSheetWorker {
  /** Call once per page. */
  addProducts(products: Product[]): void;
  /** All services that are not voided, page by page. */
  addServices(services: StoredService[]): void;
  /** Sets how devices with damaged ids are treated. Call before `read`. */
  treatDamaged(how: DamagedAs): void;
  /** Reads and compares a sheet. Rejects with a SheetError. */
  read(file: File, onProgress: (progress: ReadProgress) => void): Promise<Plan>;
  /** The devices for which services would be created. */
  productsOfNew(): Promise<string[]>;
  /** Marks services that would be created although they were removed after the export. */
  markDeleted(services: DeletedService[]): Promise<Plan>;
  /** Splits these renames into a removal and a creation, and keeps the others as one change. */
  splitRenames(keys: string[]): Promise<Plan>;
  rows(query: RowsQuery): Promise<{ rows: PlanRow[]; total: number }>;
  /** Returns the changes under these choices from `offset` on, and their number. Idempotent. */
  batch(query: BatchQuery): Promise<{ batch: Batch; size: number }>;
  /** Writes the export file. `exportedAt` is null if unknown. */
  write(exportedAt: string | null, onProgress?: (progress: Progress) => void): Promise<Blob>;
  /** Terminates the worker. Pending and later calls reject. */
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
  // The worker failed to load or ran out of memory.
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
