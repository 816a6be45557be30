interface Options<T> {
  getPage: (page: number, perPage: number) => Promise<{ data: T[]; total?: number }>;
  onProgress: (progress: { done: number; total: number }) => void;
  signal: AbortSignal;
  /** Page size of exports (contract 3 §9). */
  pageSize?: number;
}

/** Fetches all rows page by page; throws when aborted. */
export async function fetchAll<T>({ getPage, onProgress, signal, pageSize = 100 }: Options<T>): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    signal.throwIfAborted();
    const { data, total } = await getPage(page, pageSize);
    // react-admin resolves without a total when the session has expired: half a file would look complete.
    if (total === undefined) throw new Error('The list does not say how many rows there are');
    rows.push(...data);
    onProgress({ done: rows.length, total });
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
