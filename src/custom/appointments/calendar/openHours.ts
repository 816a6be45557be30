import { weekdays, type LocationHour } from '../../../schemas/locations/hours.ts';
import { openingOn } from '../../../schemas/locations/opening.ts';
import { addDays } from './days.ts';

/** The first day of 2023 was a Sunday. */
const sunday = '2023-01-01';

/** The open hours of a week, as the calendar takes them; what is outside of them is shaded. */
export const toBusinessHours = (hours: readonly LocationHour[]) =>
  weekdays.flatMap((day) => {
    const opening = openingOn(addDays(sunday, day), hours);
    return opening ? [{ daysOfWeek: [day], startTime: opening.open, endTime: opening.close }] : [];
  });

/** The hour that the days are first shown from: an hour before anybody opens, or eight. */
export function earliest(hours: readonly LocationHour[] = []): string {
  const [first] = toBusinessHours(hours)
    .map(({ startTime }) => startTime)
    .filter((time) => time > '00:00:00')
    .toSorted();
  const hour = first ? Math.max(0, Number(first.slice(0, 2)) - 1) : 8;
  return `${String(hour).padStart(2, '0')}:00:00`;
}
