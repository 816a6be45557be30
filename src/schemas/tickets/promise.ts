import { addDays } from '../calendarDays.ts';
import { dayIn, momentIn, timeIn } from '../days.ts';
import type { Closure } from '../locations/closures.ts';
import type { LocationHour } from '../locations/hours.ts';
import { openingOn } from '../locations/opening.ts';

interface Place {
  timezone: string;
  hours: readonly LocationHour[];
  closures?: readonly Closure[] | undefined;
}

/** Longest search for opening hours, in days. */
const longest = 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const timeOf = (minutes: number) => {
  const last = Math.min(minutes, 24 * 60 - 1);
  return `${String(Math.floor(last / 60)).padStart(2, '0')}:${String(last % 60).padStart(2, '0')}:00`;
};

/** Rounded up: nobody is promised 14:37. */
const step = 15;

/** Returns when `minutes` of opening hours have passed since a moment; undefined if the place stays closed. */
export function afterOpenMinutes(minutes: number, from: Date, place: Place): Date | undefined {
  let left = minutes;
  let day = dayIn(place.timezone, from);
  for (let passed = 0; passed < longest; passed += 1) {
    const opening = openingOn(day, place.hours, place.closures);
    if (opening) {
      const now = passed === 0 ? minutesOf(timeIn(place.timezone, from)) : 0;
      const start = Math.max(minutesOf(opening.open), now);
      const close = minutesOf(opening.close);
      const end = Math.ceil((start + left) / step) * step;
      if (start < close && end <= close) return new Date(momentIn(place.timezone, day, timeOf(end)));
      left -= Math.max(close - start, 0);
    }
    day = addDays(day, 1);
  }
  return undefined;
}

/** Proposes when work of `minutes` can be promised: as soon as possible, then the end of the next opening days. */
export function proposedPromises(minutes: number, from: Date, place: Place, most = 3): Date[] {
  const soonest = afterOpenMinutes(minutes, from, place);
  if (!soonest) return [];
  const proposed = [soonest];
  let day = dayIn(place.timezone, soonest);
  for (let passed = 0; passed < longest && proposed.length < most; passed += 1) {
    const opening = openingOn(day, place.hours, place.closures);
    const close = opening && new Date(momentIn(place.timezone, day, timeOf(minutesOf(opening.close))));
    if (close && close > soonest) proposed.push(close);
    day = addDays(day, 1);
  }
  return proposed;
}
