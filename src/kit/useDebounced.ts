import { useEffect, useState } from 'react';

/** Returns the value as of 300 ms after its last change (contract 4 §9). */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 300);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
