import { useEffect, useRef, type RefObject } from 'react';
import { useListContext } from 'react-admin';

/** Scrolls the table to the top after a change of page or sort. */
export function useTopOfTable(): RefObject<HTMLDivElement | null> {
  const { page, sort } = useListContext();
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = [page, sort.field, sort.order].join();
  const shown = useRef(wanted);
  useEffect(() => {
    if (shown.current === wanted) return;
    shown.current = wanted;
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [wanted]);
  return scroller;
}
