import { useState, type UIEvent } from 'react';

/** Height of the scrolling list, in pixels. */
export const listHeight = 420;
const overscan = 6;

/** Virtual scrolling: returns the range of rows in or near view. */
export function useWindow(rowHeight: number) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const last = Math.ceil((top + listHeight) / rowHeight) + overscan;
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    // Re-renders only every few rows.
    const step = rowHeight * (overscan / 2);
    setTop(Math.floor(currentTarget.scrollTop / step) * step);
  };
  return { first, last, onScroll };
}
