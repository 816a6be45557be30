import { useLayoutEffect, useState, type RefObject } from 'react';
import type { CalendarView } from './period.ts';

/** Widths of the time axis and of the "+n" link, in pixels. */
const hoursWidth = 82;
export const moreLinkWidth = 33;

/** A narrower week scrolls sideways. */
export const minWeekWidth = 720;

/** Minimum width of an appointment, in pixels. */
const minEventWidth = { week: 40, day: 90 };

/** How many simultaneous appointments fit side by side. */
export function maxStack(view: CalendarView, width: number): number {
  if (view === 'month') return 1;
  const lanes = view === 'week' ? (Math.max(width, minWeekWidth) - hoursWidth) / 7 : width - hoursWidth;
  return Math.max(1, Math.floor((lanes - moreLinkWidth) / minEventWidth[view]));
}

/** The same for an element, updated when it is resized. */
export function useMaxStack(element: RefObject<HTMLElement | null>, view: CalendarView): number {
  const [stack, setStack] = useState(1);
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return undefined;
    const measure = () => setStack(maxStack(view, frame.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [element, view]);
  return stack;
}
