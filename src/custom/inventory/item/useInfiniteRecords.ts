import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { Model } from '../../../schemas/model.ts';

const perPage = 20;

/** Loads records of a model page by page. */
export function useInfiniteRecords<T extends RaRecord>(model: Model, filter: Record<string, unknown>) {
  const dataProvider = useDataProvider();
  const { data, ...query } = useInfiniteQuery({
    queryKey: [model.name, 'pages', filter],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getList<T>(model.name, {
        filter,
        sort: model.defaultSort,
        pagination: { page: pageParam, perPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total = 0 }, pages) =>
      pages.length * perPage < total ? pages.length + 1 : undefined,
    retry: false,
  });
  return { ...query, records: data?.pages.flatMap((page) => page.data) };
}
