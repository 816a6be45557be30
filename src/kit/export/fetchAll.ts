interface Options<T> {
  getPage: (page: number, perPage: number) => Promise<{ data: T[]; total?: number }>;
  onProgress: (progress: { done: number; total: number }) => void;
  signal: AbortSignal;
  /** Exports fetch pages of this size (contract 3 §9). */
  pageSize?: number;
}

/** All rows, page by page, until none is missing; throws when it is aborted. */
export async function fetchAll<T>({ getPage, onProgress, signal, pageSize = 100 }: Options<T>): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    signal.throwIfAborted();
    const { data, total } = await getPage(page, pageSize);
    // This is how react-admin answers when the session ended: half a file would look like a whole one.
    if (total === undefined) throw new Error('The list does not say how many rows there are');
    rows.push(...data);
    onProgress({ done: rows.length, total });
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
