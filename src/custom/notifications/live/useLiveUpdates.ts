import { useEffect } from 'react';
import { onLiveUpdate } from './liveUpdates.ts';

/** Debounce in milliseconds, for several notifications at once. */
const pause = 300;

/** Calls `callback` after every live update. */
export function useLiveUpdates(callback: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLiveUpdate(() => {
      clearTimeout(timer);
      timer = setTimeout(callback, pause);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [callback]);
}
