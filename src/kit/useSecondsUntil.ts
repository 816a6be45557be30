import { useEffect, useState } from 'react';

/** Returns the seconds until a moment, counted down; 0 once it is past. */
export function useSecondsUntil(moment: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return moment === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
}
