interface Options<T> {
  getPage: (page: number, perPage: number) => Promise<{ data: T[]; total?: number }>;
  onProgress: (progress: { done: number; total: number }) => void;
  signal: AbortSignal;
}

/** Exports fetch pages of this size (specification 3 §9). */
const pageSize = 100;

/** All rows, page by page, until none is missing; throws when it is aborted. */
export async function fetchAll<T>({ getPage, onProgress, signal }: Options<T>): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    signal.throwIfAborted();
    const { data, total = 0 } = await getPage(page, pageSize);
    rows.push(...data);
    onProgress({ done: rows.length, total });
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
