import { useEffect, useRef } from 'react';

/** Pixels above the part. */
const gap = 12;

/** User gestures that scroll. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

interface Shown {
  /** Identifies the highlighted part. */
  highlighted: string;
  scale: number;
}

/**
 * Scrolls the highlighted part into view whenever it changes, and keeps it there while content above it loads, until
 * the user scrolls. A part under the pointer was clicked and does not move.
 */
export function useInView(
  space: HTMLElement | null,
  page: HTMLElement | undefined,
  { highlighted, scale }: Shown,
) {
  const known = useRef<string>(undefined);
  const isHeld = useRef(false);
  useEffect(() => {
    const content = space?.firstElementChild;
    if (!space || !content) return undefined;
    const observer = new ResizeObserver(() => {
      const part = page?.querySelector('[aria-current]');
      if (!part) return;
      if (known.current !== highlighted) {
        known.current = highlighted;
        isHeld.current = !part.matches(':hover');
      }
      if (!isHeld.current) return;
      space.scrollTo({ top: part.getBoundingClientRect().top * scale - gap, behavior: 'instant' });
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, [space, page, highlighted, scale]);
  useEffect(() => {
    const gone = new AbortController();
    const release = () => {
      isHeld.current = false;
    };
    for (const place of [space, page]) {
      for (const gesture of gestures) {
        place?.addEventListener(gesture, release, { passive: true, signal: gone.signal });
      }
    }
    return () => gone.abort();
  }, [space, page]);
}
