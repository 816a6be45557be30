import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { pastProperty } from '../../../schemas/appointments/past.ts';
import { defaultMinutes, minutesOfTime } from '../../../schemas/appointments/overlaps.ts';
import { addDays } from '../../../schemas/calendarDays.ts';

/** Day, start and end of an appointment. */
export type AppointmentTimes = Pick<
  Appointment,
  'selected_date' | 'selected_start_time' | 'selected_end_time'
>;

export const slotMinutes = 15;
const minutesOfDay = 24 * 60;

export const timesOf = ({
  selected_date,
  selected_start_time,
  selected_end_time,
}: AppointmentTimes): AppointmentTimes => ({
  selected_date,
  selected_start_time,
  selected_end_time,
});

export const isSameTime = (a: AppointmentTimes, b: AppointmentTimes): boolean =>
  a.selected_date === b.selected_date &&
  a.selected_start_time === b.selected_start_time &&
  a.selected_end_time === b.selected_end_time;

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/** Adds minutes to a time; undefined if the result is on another day. */
export function addMinutes(time: string, minutes: number): string | undefined {
  const later = minutesOfTime(time) + minutes;
  return later < minutesOfDay ? timeOf(later) : undefined;
}

const moveDays = (times: AppointmentTimes, days: number): AppointmentTimes => ({
  ...timesOf(times),
  selected_date: addDays(times.selected_date, days),
});

/** Why an appointment cannot be moved: a message key. */
export type MoveRefusal =
  `calendar.${'one_day' | 'no_start' | 'no_length' | 'no_slots' | 'past' | 'past_hour' | 'fixed'}`;

/**
 * Moves an appointment, or shows why not; returns whether it was moved. `delay` (milliseconds) waits for further moves.
 */
export type OnMove = (
  appointment: Appointment,
  to: AppointmentTimes | MoveRefusal,
  delay?: number,
) => boolean;

/** Moves the start, keeping the length. */
function moveMinutes(times: AppointmentTimes, minutes: number): AppointmentTimes | MoveRefusal {
  const { selected_date, selected_start_time: start, selected_end_time: end } = times;
  if (!start) return 'calendar.no_start';
  const from = minutesOfTime(start) + minutes;
  const to = (end ? minutesOfTime(end) : minutesOfTime(start)) + minutes;
  if (from < 0 || to >= minutesOfDay) return 'calendar.one_day';
  return { selected_date, selected_start_time: timeOf(from), selected_end_time: end && timeOf(to) };
}

/** Moves the end. */
function resize(times: AppointmentTimes, minutes: number): AppointmentTimes | MoveRefusal {
  const { selected_start_time: start, selected_end_time: end } = times;
  if (!start) return 'calendar.no_start';
  const to = (end ? minutesOfTime(end) : minutesOfTime(start) + defaultMinutes) + minutes;
  if (to >= minutesOfDay) return 'calendar.one_day';
  return to > minutesOfTime(start)
    ? { ...timesOf(times), selected_end_time: timeOf(to) }
    : 'calendar.no_length';
}

/**
 * The result of a keyboard move: by days and weeks in the month, by days and slots in week and day; or why it is
 * refused.
 */
export function moveByKey(
  times: AppointmentTimes,
  key: string,
  isResize: boolean,
  hasSlots: boolean,
): AppointmentTimes | MoveRefusal {
  const isLevel = key === 'ArrowLeft' || key === 'ArrowRight';
  const by = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1;
  if (isResize) return isLevel || !hasSlots ? 'calendar.no_slots' : resize(times, by * slotMinutes);
  if (isLevel || !hasSlots) return moveDays(times, isLevel ? by : 7 * by);
  return moveMinutes(times, by * slotMinutes);
}

/** Returns why an appointment cannot be moved to the times; undefined if it can. */
export function moveRefusal(
  appointment: Appointment,
  to: AppointmentTimes | MoveRefusal,
  isAllowed: boolean,
  timeZone: string,
): MoveRefusal | undefined {
  if (!isAllowed) return 'calendar.fixed';
  if (typeof to === 'string') return to;
  const past = pastProperty(to, appointment, timeZone);
  return past && (past === 'selected_date' ? 'calendar.past' : 'calendar.past_hour');
}
