import type { ListAnswer } from '../../../dataProvider/fetchPages.ts';
import type { Progress } from './types.ts';

interface Options<T> {
  getPage: (page: number) => Promise<ListAnswer<T>>;
  onPage: (records: T[]) => void;
  onProgress?: (progress: Progress) => void;
}

/** The list became another one while it was read: a record may be missing. */
export class ListChanged extends Error {
  override name = 'ListChanged';
}

/** Reads once more from the start what became another list meanwhile. */
export async function readAgainIfChanged<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ListChanged) return read();
    throw error;
  }
}

/** Hands over a whole list page by page, every record once. */
export async function readList<T extends { id: string }>({
  getPage,
  onPage,
  onProgress,
}: Options<T>): Promise<void> {
  const seen = new Set<string>();
  let expected: number | undefined;
  for (let page = 1; ; page++) {
    const { data, metadata } = await getPage(page);
    const total = metadata?.total ?? seen.size + data.length;
    expected ??= total;
    const fresh = data.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    onPage(fresh);
    onProgress?.({ done: seen.size, total });
    if (total !== expected) throw new ListChanged();
    if (seen.size === total) return;
    if (data.length === 0) throw new ListChanged();
  }
}
