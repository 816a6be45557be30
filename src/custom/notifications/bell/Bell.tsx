import { Suspense } from 'react';
import { BellButton } from './BellButton.tsx';
import { lazyWithRetry } from '../../../kit/lazyWithRetry.ts';
import { useFirstScreen } from '../../../kit/useFirstScreen.ts';

const LiveBell = lazyWithRetry(() => import('./LiveBell.tsx'));

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
