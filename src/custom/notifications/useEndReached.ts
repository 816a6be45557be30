import { useEffect, useState } from 'react';

/** How long the end has to be in sight, in milliseconds (specification 1 §2.3). */
const delay = 500;

/** Calls `load` when the element that gets the answered ref has been in sight for a moment. */
export function useEndReached(isWanted: boolean, load: () => unknown) {
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
  }, [isWanted, isInSight, element, load]);
  return setElement;
}
