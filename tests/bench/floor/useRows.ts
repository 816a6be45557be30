import { useEffect, useState } from 'react';
import type { List, Row } from './lists.tsx';

interface Loaded {
  key: string;
  rows: Row[];
  total: number;
}

/** One page of a list, asked for as the person that storage remembers. */
export function useRows({ name, query }: List, filter: string, page: number) {
  const search = new URLSearchParams({ page: String(page), per_page: '10', name_sort_order: 'asc' });
  if (filter) search.set('name', filter);
  const key = `/dc/store/${localStorage.getItem('storeId')}/${name}?${query}&${search}`;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const abort = new AbortController();
    void load(key, abort.signal).then(setLoaded, () => undefined);
    return () => abort.abort();
  }, [key]);
  return { rows: loaded?.rows ?? [], total: loaded?.total ?? 0, isBusy: loaded?.key !== key };
}

async function load(key: string, signal: AbortSignal): Promise<Loaded> {
  const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
  const response = await fetch(key, { headers, signal });
  const { data, metadata } = (await response.json()) as { data: Row[]; metadata: { total: number } };
  return { key, rows: data, total: metadata.total };
}
