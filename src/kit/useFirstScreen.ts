import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds without a request after which the first screen counts as loaded. */
const pause = 300;

/** Returns true once the requests of the first screen have finished. */
export function useFirstScreen(): boolean {
  const queryClient = useQueryClient();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isShown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (queryClient.isFetching() === 0) timer = setTimeout(() => setIsShown(true), pause);
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(wait);
    wait();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [isShown, queryClient]);
  return isShown;
}
