import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { assumedMinutes, minutesOf } from '../../../schemas/appointments/overlaps.ts';
import { addDays } from '../../../schemas/calendarDays.ts';

/** When an appointment takes place. */
export type Times = Pick<Appointment, 'selected_date' | 'selected_start_time' | 'selected_end_time'>;

export const slotMinutes = 15;
const minutesOfDay = 24 * 60;

export const timesOf = ({ selected_date, selected_start_time, selected_end_time }: Times): Times => ({
  selected_date,
  selected_start_time,
  selected_end_time,
});

export const isSame = (a: Times, b: Times): boolean =>
  a.selected_date === b.selected_date &&
  a.selected_start_time === b.selected_start_time &&
  a.selected_end_time === b.selected_end_time;

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/** A time so many minutes later; nothing where that is not on the same day. */
export function laterBy(time: string, minutes: number): string | undefined {
  const later = minutesOf(time) + minutes;
  return later < minutesOfDay ? timeOf(later) : undefined;
}

export const moveDays = (times: Times, days: number): Times => ({
  ...timesOf(times),
  selected_date: addDays(times.selected_date, days),
});

/** The same length, so many minutes later; nothing where it has no time or would leave its day. */
export function moveMinutes(times: Times, minutes: number): Times | undefined {
  const { selected_date, selected_start_time: start, selected_end_time: end } = times;
  if (!start) return undefined;
  const from = minutesOf(start) + minutes;
  const to = (end ? minutesOf(end) : minutesOf(start)) + minutes;
  if (from < 0 || to >= minutesOfDay) return undefined;
  return { selected_date, selected_start_time: timeOf(from), selected_end_time: end && timeOf(to) };
}

/** Ends so many minutes later; nothing where it has no time or would have no length. */
export function resize(times: Times, minutes: number): Times | undefined {
  const { selected_start_time: start, selected_end_time: end } = times;
  if (!start) return undefined;
  const to = (end ? minutesOf(end) : minutesOf(start) + assumedMinutes) + minutes;
  if (to <= minutesOf(start) || to >= minutesOfDay) return undefined;
  return { ...timesOf(times), selected_end_time: timeOf(to) };
}

/** Where keys move an appointment: days and weeks in the month, days and slots where there are times. */
export function moveByKey(
  times: Times,
  key: string,
  isResize: boolean,
  hasSlots: boolean,
): Times | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return isResize ? undefined : moveDays(times, key === 'ArrowLeft' ? -1 : 1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const by = key === 'ArrowUp' ? -1 : 1;
  if (!hasSlots) return isResize ? undefined : moveDays(times, 7 * by);
  return isResize ? resize(times, by * slotMinutes) : moveMinutes(times, by * slotMinutes);
}
