import type { EventInput } from '@fullcalendar/react';
import { closureOn, type Closure } from '../../../schemas/locations/closures.ts';
import { weekdays, type LocationHour } from '../../../schemas/locations/hours.ts';
import { openingOn } from '../../../schemas/locations/opening.ts';
import { addDays, eachDay } from '../../../schemas/calendarDays.ts';
import type { DateRange } from './period.ts';

/** A Sunday. */
const sunday = '2023-01-01';

const never = { open: '00:00:00', close: '00:00:00' };

/** Opening hours in the calendar's format; other hours are shaded. */
export const toBusinessHours = (
  { first, last }: DateRange,
  hours: readonly LocationHour[],
  closures: readonly Closure[] = [],
) =>
  eachDay(first, last).map((day) => {
    const { open, close } = openingOn(day, hours, closures) ?? never;
    return {
      daysOfWeek: [new Date(day).getUTCDay()],
      startRecur: day,
      endRecur: addDays(day, 1),
      startTime: open,
      endTime: close,
    };
  });

/** Closed and special days with their reasons. */
export const toSpecialDays = (
  { first, last }: DateRange,
  hours: readonly LocationHour[],
  closures: readonly Closure[] = [],
): EventInput[] =>
  eachDay(first, last).flatMap((start) => {
    const isClosed = !openingOn(start, hours, closures);
    const title = closureOn(closures, start)?.name ?? '';
    const looks = { display: 'background', extendedProps: { isClosed } };
    return isClosed || title ? [{ id: `occasion ${start}`, title, start, allDay: true, ...looks }] : [];
  });

/** Initial scroll position: the earliest opening hour, or eight. */
export function initialScrollTime(hours: readonly LocationHour[] = []): string {
  const [first] = weekdays
    .flatMap((day) => openingOn(addDays(sunday, day), hours)?.open ?? [])
    .filter((time) => time > '00:00:00')
    .toSorted();
  const hour = first ? Number(first.slice(0, 2)) : 8;
  return `${String(hour).padStart(2, '0')}:00:00`;
}
