import { useEffect, useState } from 'react';

/** Whether something is so for longer than a moment: true once it was for `patience` milliseconds. */
export function useLasting(isSo: boolean, patience: number): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsLasting(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [isSo, patience]);
  return isLasting;
}
