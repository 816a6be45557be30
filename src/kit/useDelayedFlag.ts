import { useEffect, useState } from 'react';

/** Returns true once the flag has been set for `patience` milliseconds. */
export function useDelayedFlag(isSo: boolean, patience: number): boolean {
  const [isDelayed, setIsDelayed] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsDelayed(true), patience);
    return () => {
      clearTimeout(timer);
      setIsDelayed(false);
    };
  }, [isSo, patience]);
  return isDelayed;
}
