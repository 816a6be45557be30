import { useEffect, useState } from 'react';

/** Whether something is so for longer than a moment: true once it was for `patience` milliseconds. */
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
