import { useEffect, useRef } from 'react';

/** Scrolls the results into view if they are below the form, as on a phone. */
export function useShownResults(results: unknown) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(results);
  useEffect(() => {
    if (before.current === results) return;
    before.current = results;
    const { top } = place.current?.getBoundingClientRect() ?? { top: 0 };
    if (results !== undefined && top > innerHeight / 2) place.current?.scrollIntoView();
  }, [results]);
  return place;
}
