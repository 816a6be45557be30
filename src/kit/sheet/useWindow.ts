import { useState, type UIEvent } from 'react';

/** The height of a list that scrolls by itself. */
export const listHeight = 420;
const spare = 6;

/** Which of many rows of one height are in sight, or nearly so. */
export function useWindow(rowHeight: number) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  const last = Math.ceil((top + listHeight) / rowHeight) + spare;
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    // Only steps of some rows are rendered.
    const step = rowHeight * (spare / 2);
    setTop(Math.floor(currentTarget.scrollTop / step) * step);
  };
  return { first, last, onScroll };
}
