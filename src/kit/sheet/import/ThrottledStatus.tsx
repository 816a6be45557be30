import { useEffect, useRef, useState } from 'react';

interface ThrottledStatusProps {
  text: string;
  /** Minimum milliseconds between two messages. */
  pause?: number;
}

/** Screen readers announce changes of a live region, not its initial content. */
const firstDelay = 250;

/** A live region that announces its latest text, at most once per `pause`. */
export function ThrottledStatus({ text, pause = 4000 }: ThrottledStatusProps) {
  const [announced, setAnnounced] = useState('');
  const nextAt = useRef(0);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        nextAt.current = Date.now() + pause;
        setAnnounced(text);
      },
      Math.max(firstDelay, nextAt.current - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [text, pause]);
  return (
    <span role="status" className="visually-hidden">
      {announced}
    </span>
  );
}
