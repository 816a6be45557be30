import { useEffect, useEffectEvent } from 'react';
import { useListContext } from 'react-admin';
import { whenIdle } from '../whenIdle.ts';
import type { usePrefetchList } from './usePrefetchList.ts';

/** Has the next page there before it is wanted, by key or finger too: asked for once the rows show and nothing else is to be done. */
export function usePrefetchNextPage(prefetchList: ReturnType<typeof usePrefetchList>): void {
  const { data, page, hasNextPage, isFetching } = useListContext();
  const ask = useEffectEvent(() => prefetchList({ page: page + 1 }));
  useEffect(
    () => (data && hasNextPage && !isFetching ? whenIdle(() => ask()) : undefined),
    [data, hasNextPage, isFetching],
  );
}
