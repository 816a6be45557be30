import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Estimated height of content not rendered yet. */
const height = 240;

interface WhenInViewProps {
  /** If false, renders immediately. */
  isLazy: boolean;
  /** Id of the placeholder. */
  id: string;
  children: ReactNode;
}

/** Renders expensive content when it is scrolled into view, and keeps it mounted. */
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
