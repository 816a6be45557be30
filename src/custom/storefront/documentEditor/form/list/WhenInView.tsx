import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How tall what is not drawn yet is taken to be. */
const height = 240;

interface WhenInViewProps {
  /** Off: it is drawn at once. */
  isLazy: boolean;
  /** Of the place that is kept for it. */
  id: string;
  children: ReactNode;
}

/** Draws what is costly only when it comes into view, and keeps it from then on. */
export function WhenInView({ isLazy, id, children }: WhenInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(!isLazy);
  useEffect(() => {
    if (isDrawn || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setDrawn(true),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isDrawn]);
  return isDrawn ? children : <div ref={place} id={id} style={{ height }} />;
}
