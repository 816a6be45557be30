import { useEffect, useState } from 'react';
import type { Loadable } from '../lazyWithPreload.ts';

/**
 * Loads code when it is needed, again when the connection is back; returns whether to render it: it is loaded, or its load
 * failed although there is a connection, which its LazyBoundary then shows.
 */
export function useSenderReady(sender: Loadable, isNeeded: boolean): boolean {
  const [isReady, setIsReady] = useState(sender.isLoaded);
  useEffect(() => {
    if (!isNeeded || isReady) return undefined;
    const load = () => {
      void sender.load().then(
        () => setIsReady(true),
        () => setIsReady(navigator.onLine),
      );
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [sender, isNeeded, isReady]);
  return isReady;
}
