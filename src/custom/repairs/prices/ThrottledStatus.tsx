import { useEffect, useRef, useState } from 'react';

interface ThrottledStatusProps {
  text: string;
  /** At least so many milliseconds lie between two messages. */
  pause?: number;
}

/** Screen readers notice what changes in a region that they know, not what a new one begins with. */
const firstDelay = 250;

/** Tells screen readers what changes, not more often than they can say it; what is outdated by then is left out. */
export function ThrottledStatus({ text, pause = 4000 }: ThrottledStatusProps) {
  const [told, setTold] = useState('');
  const nextAt = useRef(0);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        nextAt.current = Date.now() + pause;
        setTold(text);
      },
      Math.max(firstDelay, nextAt.current - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [text, pause]);
  return (
    <span role="status" className="visually-hidden">
      {told}
    </span>
  );
}
