import { useEffect, useState } from 'react';

/**
 * Returns a ref; calls `load` when its element has been visible for `delay`.
 * @param delay in milliseconds (contract 1 §2.3)
 */
export function useEndReached(isWanted: boolean, load: () => unknown, delay = 500) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    if (!isWanted || !isInSight || !element) return undefined;
    const timer = setTimeout(() => void load(), delay);
    return () => clearTimeout(timer);
  }, [isWanted, isInSight, element, load, delay]);
  return setElement;
}
