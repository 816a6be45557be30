import { useEffect } from 'react';
import { onLiveUpdate } from './liveUpdates.ts';

/** Several notifications at once are answered once, in milliseconds. */
const pause = 300;

/** Calls `callback` when a notification says that something happened. */
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
