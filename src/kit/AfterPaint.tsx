import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterNextFrame } from './afterNextFrame.ts';

interface AfterPaintProps {
  /** Painted first. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Paints the fallback and then the children, whose rendering would delay the answer to a click. A key that is pressed in
 * between renders them at once: what takes the focus receives it.
 */
export function AfterPaint({ fallback, children }: AfterPaintProps) {
  const [isPainted, setIsPainted] = useState(false);
  useLayoutEffect(() => {
    if (isPainted) return undefined;
    const showNow = () => flushSync(() => setIsPainted(true));
    document.addEventListener('keydown', showNow, { capture: true });
    const cancel = afterNextFrame(() => setIsPainted(true));
    return () => {
      cancel();
      document.removeEventListener('keydown', showNow, { capture: true });
    };
  }, [isPainted]);
  return isPainted ? children : fallback;
}
