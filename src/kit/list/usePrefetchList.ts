import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type ListControllerResult } from 'react-admin';
import { useListOptions } from '../page.ts';
import { getListQuery } from './getListQuery.ts';

type Changes = Partial<Pick<ListControllerResult, 'page' | 'sort' | 'filterValues'>>;

/** Prefetches the rows that the list is about to show. */
export function usePrefetchList() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { path } = useListOptions();
  const { resource, page, perPage, sort, filter, filterValues } = useListContext();
  return (changes: Changes) => {
    if (!path) return; // A list outside a resource's page may have no service behind it.
    const next = { page, sort, filterValues, ...changes };
    const params = {
      pagination: { page: next.page, perPage },
      sort: next.sort,
      filter: { ...next.filterValues, ...(filter as object | undefined) },
    };
    void queryClient.prefetchQuery(getListQuery(dataProvider, resource, params)); // The list reports a failure.
  };
}
