import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type ListControllerResult } from 'react-admin';
import { useListOptions } from '../page.ts';
import { getListQuery } from './getListQuery.ts';

type Changes = Partial<Pick<ListControllerResult, 'page' | 'sort' | 'filterValues'>>;

/** Asks for the rows that the list is about to show; once they are there, it shows them with the event itself. */
export function usePrefetchList() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { path } = useListOptions();
  const { resource, page, perPage, sort, filter, filterValues } = useListContext();
  return (changes: Changes) => {
    if (!path) return; // Elsewhere a list may hold what no service lists.
    const next = { page, sort, filterValues, ...changes };
    const params = {
      pagination: { page: next.page, perPage },
      sort: next.sort,
      filter: { ...next.filterValues, ...(filter as object | undefined) },
    };
    void queryClient.prefetchQuery(getListQuery(dataProvider, resource, params)); // Of a failure the list tells.
  };
}
