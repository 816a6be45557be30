import { useEffect, useEffectEvent } from 'react';
import { useListContext } from 'react-admin';
import { whenIdle } from '../whenIdle.ts';
import type { usePrefetchList } from './usePrefetchList.ts';

/** Prefetches the next page when the rows are shown and the browser is idle. */
export function usePrefetchNextPage(prefetchList: ReturnType<typeof usePrefetchList>): void {
  const { data, page, hasNextPage, isFetching } = useListContext();
  const ask = useEffectEvent(() => prefetchList({ page: page + 1 }));
  useEffect(
    () => (data && hasNextPage && !isFetching ? whenIdle(() => ask()) : undefined),
    [data, hasNextPage, isFetching],
  );
}
