import { useEffect, useState } from 'react';

/** Returns the value `pause` milliseconds after its last change; the first value at once. */
export function useDebouncedValue<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, settled, pause]);
  return settled;
}
