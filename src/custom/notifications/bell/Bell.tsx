import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { BellButton } from './BellButton.tsx';
import { lazyWithRetry } from '../../../kit/lazyWithRetry.ts';

const LiveBell = lazyWithRetry(() => import('./LiveBell.tsx'));

/** Milliseconds without a call, after which the first screen counts as complete. */
const pause = 300;

/** The bell of the top bar; what it tells is loaded once the first screen is there. */
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

/** True once what the first screen asks for is there: time for what it does not need. */
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
