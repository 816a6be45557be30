import { useState, type UIEvent } from 'react';

/** Height of the scrolling list, in pixels. */
export const listHeight = 420;
const spare = 6;

/** Virtual scrolling: returns the range of rows in or near view. */
export function useWindow(rowHeight: number) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  const last = Math.ceil((top + listHeight) / rowHeight) + spare;
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    // Re-renders only every few rows.
    const step = rowHeight * (spare / 2);
    setTop(Math.floor(currentTarget.scrollTop / step) * step);
  };
  return { first, last, onScroll };
}
