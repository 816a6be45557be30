import type { Query } from './url.ts';

export interface ListResponse<T> {
  data: T[];
  metadata?: { total?: number; per_page?: number };
}

/** Fetches a list; if the service caps per_page, also the following pages, up to the requested number. */
export async function fetchPages<T>(
  getPage: (query: Query) => Promise<ListResponse<T>>,
  query: Query,
): Promise<{ data: T[]; total: number }> {
  const { data: first, metadata } = await getPage(query);
  const { total = first.length, per_page: served = Infinity } = metadata ?? {};
  const data = [...first];
  const asked = Number(query.per_page);
  const wanted = query.page === 1 && served < asked ? Math.min(total, asked) : 0;
  for (let page = 2; data.length < wanted; page++) {
    const next = await getPage({ ...query, page, per_page: served });
    if (next.data.length === 0) break;
    data.push(...next.data);
  }
  return { data, total };
}
