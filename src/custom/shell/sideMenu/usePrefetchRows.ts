import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { listParamsAt, getListQuery } from '../../../kit/list/getListQuery.ts';
import type { MenuEntry } from '../menu.ts';

/** Returns a function that prefetches the rows of a page, called on pointer down on its link. */
export function usePrefetchRows() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { location } = useCurrentLocation();
  return useCallback(
    ({ name, rows }: MenuEntry) => {
      if (rows)
        void queryClient.prefetchQuery(getListQuery(dataProvider, name, listParamsAt(rows, '', location)));
    },
    [dataProvider, queryClient, location],
  );
}
