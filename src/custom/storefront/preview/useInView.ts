import { useEffect, useRef } from 'react';

/** Pixels that stay free above it. */
const gap = 12;

/** What people scroll with. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

interface Shown {
  /** Names what is marked. */
  highlighted: string;
  scale: number;
}

/**
 * Brings the marked part of a page into view whenever it is another one, and holds it there while what stands above it
 * loads, until somebody scrolls. A part under the pointer is where it was chosen, and stays there.
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
