import { useEffect, useState } from 'react';
import type { Loadable } from '../lazyWithPreload.ts';

/** Loads code when it is needed, again whenever the connection is back; returns whether it is loaded. */
export function useLoadedSender(sender: Loadable, isNeeded: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(sender.isLoaded);
  useEffect(() => {
    if (!isNeeded || isLoaded) return undefined;
    const load = () => {
      void sender.load().then(
        () => setIsLoaded(true),
        () => undefined,
      );
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [sender, isNeeded, isLoaded]);
  return isLoaded;
}
