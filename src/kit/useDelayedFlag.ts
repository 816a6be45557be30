import { useEffect, useState } from 'react';

/** Returns true once the flag has been set for `delay` milliseconds. */
export function useDelayedFlag(flag: boolean, delay: number): boolean {
  const [isDelayed, setIsDelayed] = useState(false);
  useEffect(() => {
    if (!flag) return undefined;
    const timer = setTimeout(() => setIsDelayed(true), delay);
    return () => {
      clearTimeout(timer);
      setIsDelayed(false);
    };
  }, [flag, delay]);
  return isDelayed;
}
