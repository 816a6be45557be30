import { useLayoutEffect, useState, type RefObject } from 'react';
import type { CalendarView } from './period.ts';

/** The hours at the side, and the room for the count of those that do not fit, in pixels. */
const hoursWidth = 82;
export const moreLinkWidth = 33;

/** A week narrower than this scrolls sideways. */
export const minWeekWidth = 720;

/** How wide an appointment is at least, in pixels. */
const minEventWidth = { week: 40, day: 90 };

/** How many appointments at the same time fit beside each other in a calendar of a width. */
export function maxStack(view: CalendarView, width: number): number {
  if (view === 'month') return 1;
  const lanes = view === 'week' ? (Math.max(width, minWeekWidth) - hoursWidth) / 7 : width - hoursWidth;
  return Math.max(1, Math.floor((lanes - moreLinkWidth) / minEventWidth[view]));
}

/** The same of an element, whatever its width becomes. */
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
