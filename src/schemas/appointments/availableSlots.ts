import type { Opening } from '../locations/opening.ts';
import type { Appointment } from './appointments.ts';
import { defaultMinutes, minutesOfTime } from './overlaps.ts';

type Taken = Pick<Appointment, 'selected_start_time' | 'selected_end_time' | 'is_voided'>;

interface Day {
  /** Undefined if the location is closed. */
  opening: Opening | undefined;
  /** Appointments of the location on that day. */
  taken: readonly Taken[];
  /** Number of simultaneous appointments. */
  atOnce: number;
  /** Duration of the new appointment. */
  minutes: number;
  /** Earliest start (HH:mm:ss). */
  from: string;
  /** Maximum number of slots. */
  most: number;
}

const step = 15;

/** Bounds for locations that are always open: no appointments at night. */
const [earliest, latest] = [8 * 60, 20 * 60];

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/** Next start times (HH:mm:ss) at which the location has capacity for the whole appointment. */
export function availableSlots({ opening, taken, atOnce, minutes, from, most }: Day): string[] {
  if (!opening) return [];
  const isAlwaysOpen = opening.open === '00:00:00' && opening.close === '24:00:00';
  const open = isAlwaysOpen ? earliest : minutesOfTime(opening.open);
  const close = isAlwaysOpen ? latest : minutesOfTime(opening.close);
  const spans = taken.flatMap(({ selected_start_time: start, selected_end_time: end, is_voided }) => {
    if (!start || is_voided) return [];
    const begin = minutesOfTime(start);
    return [{ begin, end: end ? minutesOfTime(end) : begin + defaultMinutes }];
  });
  const isFree = (start: number) => {
    const within = spans.filter(({ begin, end }) => begin < start + minutes && start < end);
    // The maximum overlap is reached when the new appointment or another one starts.
    const moments = [start, ...within.map(({ begin }) => begin).filter((begin) => begin > start)];
    return moments.every(
      (moment) => within.filter(({ begin, end }) => begin <= moment && moment < end).length < atOnce,
    );
  };
  const found: string[] = [];
  const first = Math.ceil(Math.max(open, minutesOfTime(from)) / step) * step;
  for (let start = first; start + minutes <= close && found.length < most; start += step)
    if (isFree(start)) found.push(timeOf(start));
  return found;
}
