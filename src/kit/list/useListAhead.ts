import { useDataProvider, useListContext, type ListControllerResult } from 'react-admin';
import { useListOptions } from '../page.ts';
import type { ReadAhead } from '../../dataProvider/readAhead.ts';

type Changes = Partial<Pick<ListControllerResult, 'page' | 'sort' | 'filterValues'>>;

/** Asks for the rows that the list is about to show, while the rest of the page still follows. */
export function useListAhead() {
  const dataProvider = useDataProvider<ReadAhead>();
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
    dataProvider.readAhead('getList', resource, params).catch(() => undefined); // The list tells.
  };
}
