import type { Identifier, RaRecord } from 'react-admin';

/** Rows per request; a longer response would block the page. */
const pageSize = 1000;

interface Options {
  selected: Identifier[];
  /** The rows in view. */
  shown: RaRecord[];
  /** Returns a page of the list with its filters and order. */
  getPage: (page: number, perPage: number) => Promise<{ data: RaRecord[]; total?: number }>;
}

/** Returns the selected ids in the order of the list; those that its filters no longer match come last. */
export async function inListOrder({ selected, shown, getPage }: Options): Promise<Identifier[]> {
  const rest = new Set(selected);
  const ordered: Identifier[] = [];
  const take = (rows: RaRecord[]) => {
    for (const { id } of rows) if (rest.delete(id)) ordered.push(id);
  };
  take(shown);
  if (rest.size === 0) return ordered;
  ordered.length = 0;
  for (const id of selected) rest.add(id);
  for (let page = 1; rest.size > 0; page++) {
    const { data, total = 0 } = await getPage(page, pageSize);
    take(data);
    if (page * pageSize >= total) break;
  }
  return [...ordered, ...rest];
}
