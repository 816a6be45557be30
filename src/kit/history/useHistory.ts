import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, type Identifier } from 'react-admin';
import type { RecordHistory } from '../../dataProvider/history.ts';
import type { PrefetchProvider } from '../../dataProvider/prefetch.ts';
import type { Model } from '../../schemas/model.ts';

const perPage = 20;

/** Fetches the changes of a record page by page, without caching. */
export function useHistory(model: Model, id: Identifier) {
  const dataProvider = useDataProvider<PrefetchProvider & RecordHistory>();
  const query = useInfiniteQuery({
    queryKey: ['history', model.name, String(id)],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getHistory(model, { id, page: pageParam, perPage, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
    retry: false,
    gcTime: 0,
  });
  return { ...query, entries: query.data?.pages.flatMap(({ data }) => data) };
}
