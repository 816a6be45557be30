import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** Subscribes to the passing of a minute. */
export const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
};

/** Returns the current time in milliseconds, to the minute. */
export const useNow = (): number =>
  useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minute) * minute);
