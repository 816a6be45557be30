import { useEffect, useRef } from 'react';

/** In ms. */
const first = 15_000;
const longest = 5 * 60_000;

/**
 * Calls `retry` after delays that double up to five minutes, for as long as something is waiting and the browser does not
 * know that it is offline. The delays begin anew when another number is waiting, and when the connection is back.
 */
export function useBackoff(waiting: number, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (waiting === 0) return undefined;
    let timer = 0;
    const wait = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (navigator.onLine) latest.current();
        wait(Math.min(2 * delay, longest));
      }, delay);
    };
    const restart = () => wait(first);
    restart();
    addEventListener('online', restart);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', restart);
    };
  }, [waiting]);
}
