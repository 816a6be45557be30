import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import type { Model } from '../../../schemas/model.ts';
import type { Progress } from '../../../kit/sheet/import/progress.ts';

interface Options<T> {
  dataProvider: DataProvider;
  model: Model;
  perPage: number;
  filter: GetListParams['filter'];
  onPage: (records: T[]) => void;
  onProgress?: (progress: Progress) => void;
  /** Called with the server time of each response; null if it is unknown. */
  onAnswer?: (date: string | null) => void;
  signal: AbortSignal;
}

/** The list changed while it was read, so records may be missing. */
export class ListChangedError extends Error {
  override name = 'ListChangedError';
}

/** Reads again, once, if the list changed while it was read. */
export async function retryIfChanged<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ListChangedError) return read();
    throw error;
  }
}

/** Oldest first: records created meanwhile come last and do not shift the pages. */
const oldestFirst = { field: 'created_date', order: 'ASC' } as const;

/**
 * Reads a whole list page by page and passes each record on once. Throws ListChangedError if the list changed
 * meanwhile.
 */
export async function readList<T extends RaRecord<string>>(options: Options<T>): Promise<void> {
  const { dataProvider, model, perPage, filter, onPage, onProgress, onAnswer, signal } = options;
  const seen = new Set<string>();
  let expected: number | undefined;
  for (let page = 1; ; page++) {
    const { data, meta, ...answer } = await dataProvider.getList<T>(model.name, {
      pagination: { page, perPage },
      sort: oldestFirst,
      filter,
      signal,
    });
    onAnswer?.((meta as { date: string | null }).date);
    const total = answer.total ?? seen.size + data.length;
    expected ??= total;
    const fresh = data.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    onPage(fresh);
    onProgress?.({ done: seen.size, total });
    if (total !== expected) throw new ListChangedError();
    if (seen.size === total) return;
    if (data.length === 0) throw new ListChangedError();
  }
}
