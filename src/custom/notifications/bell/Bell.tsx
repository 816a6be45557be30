import { Suspense } from 'react';
import { BellButton } from './BellButton.tsx';
import { lazyInBackground } from '../../../kit/lazyInBackground.ts';
import { useFirstScreen } from '../live/useFirstScreen.ts';

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
