import { useLayoutEffect, useState } from 'react';

/** Returns the seconds until a moment, counted down; 0 once it is past. */
export function useSecondsUntil(moment: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  // Before the first paint of another moment: the time known until then may be seconds old.
  useLayoutEffect(() => {
    if (moment === undefined) return undefined;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
}
