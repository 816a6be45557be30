import { addDays } from '../calendarDays.ts';
import { dayIn, momentIn } from '../days.ts';
import type { Closure } from './closures.ts';
import type { LocationHour } from './hours.ts';
import { openingOn } from './opening.ts';

/** When a location is open, in its time zone. */
export interface OpenPlace {
  timezone: string;
  hours: readonly LocationHour[];
  closures?: readonly Closure[] | undefined;
}

interface Span {
  start: number;
  end: number;
}

/** Longest search for opening hours, in days. */
const longest = 730;

/** The opening time of a day in milliseconds; daylight saving makes it longer or shorter. */
function spanOf(day: string, { timezone, hours, closures }: OpenPlace): Span | undefined {
  const opening = openingOn(day, hours, closures);
  if (!opening) return undefined;
  const start = momentIn(timezone, day, opening.open);
  const isAllDay = opening.close === '24:00:00';
  const end = isAllDay
    ? momentIn(timezone, addDays(day, 1), '00:00:00')
    : momentIn(timezone, day, opening.close);
  return { start, end };
}

/** Returns when this much opening time has passed since a moment; undefined if it stays closed for two years. */
export function afterOpenTime(milliseconds: number, from: Date, place: OpenPlace): Date | undefined {
  let left = milliseconds;
  let day = dayIn(place.timezone, from);
  for (let passed = 0; passed < longest; passed += 1) {
    const span = spanOf(day, place);
    if (span) {
      const start = Math.max(span.start, from.getTime());
      const open = Math.max(span.end - start, 0);
      if (open > 0 && left <= open) return new Date(start + left);
      left -= open;
    }
    day = addDays(day, 1);
  }
  return undefined;
}

/** Returns the opening time between two moments, in milliseconds. */
export function openTimeBetween(from: Date, to: Date, place: OpenPlace): number {
  const last = dayIn(place.timezone, to);
  let sum = 0;
  for (let day = dayIn(place.timezone, from); day <= last; day = addDays(day, 1)) {
    const span = spanOf(day, place);
    if (!span) continue;
    const start = Math.max(span.start, from.getTime());
    sum += Math.max(Math.min(span.end, to.getTime()) - start, 0);
  }
  return sum;
}
