import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import type { Model } from '../../../schemas/model.ts';
import type { Progress } from './types.ts';

interface Options<T> {
  dataProvider: DataProvider;
  model: Model;
  perPage: number;
  filter: GetListParams['filter'];
  onPage: (records: T[]) => void;
  onProgress?: (progress: Progress) => void;
  /** The moment of an answer, by the clock of the services; null when they do not tell. */
  onAnswer?: (date: string | null) => void;
  signal: AbortSignal;
}

/** The list became another one while it was read: a record may be missing. */
export class ListChangedError extends Error {
  override name = 'ListChangedError';
}

/** Reads once more from the start what became another list meanwhile. */
export async function retryIfChanged<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ListChangedError) return read();
    throw error;
  }
}

/** Oldest first: what is made meanwhile comes last, and moves nothing to another page. */
const oldestFirst = { field: 'created_date', order: 'ASC' } as const;

/** Hands over a whole list page by page, every record once. */
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
