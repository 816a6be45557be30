import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { BellButton } from './BellButton.tsx';
import { lazyWithRetry } from '../../../kit/lazyWithRetry.ts';

const LiveBell = lazyWithRetry(() => import('./LiveBell.tsx'));

/** Milliseconds without a request after which the first screen counts as loaded. */
const pause = 300;

/** The bell of the top bar. Its content loads after the first screen. */
export function NotificationsBell() {
  const isShown = useFirstScreen();
  return isShown ? (
    <Suspense fallback={<BellButton />}>
      <LiveBell />
    </Suspense>
  ) : (
    <BellButton />
  );
}

/** Returns true once the requests of the first screen have finished. */
function useFirstScreen(): boolean {
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
