import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { BellButton } from './BellButton.tsx';
import { lazyInBackground } from '../../../kit/lazyInBackground.ts';

const LiveBell = lazyInBackground(() => import('./LiveBell.tsx'));

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
  const isFetching = useIsFetching() > 0;
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isShown || isFetching) return undefined;
    const timer = setTimeout(() => setIsShown(true), 300);
    return () => clearTimeout(timer);
  }, [isShown, isFetching]);
  return isShown;
}
