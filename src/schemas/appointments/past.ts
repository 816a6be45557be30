import { dayIn, timeIn } from '../days.ts';
import type { Appointment } from './appointments.ts';

export type AppointmentTime = Pick<Appointment, 'selected_date' | 'selected_start_time'>;

/**
 * Which property of a booking lies before now on the clock of its location: the day, or the hour of today. What is
 * stored already may be past, whatever else is changed of it.
 */
export function pastProperty(
  booking: AppointmentTime,
  stored: AppointmentTime | undefined,
  timeZone: string,
): keyof AppointmentTime | undefined {
  const { selected_date: date, selected_start_time: start } = booking;
  const today = dayIn(timeZone);
  const isSameDay = stored !== undefined && date === stored.selected_date;
  if (!isSameDay && date < today) return 'selected_date';
  const isSameStart = isSameDay && start === stored.selected_start_time;
  const isPastHour = date === today && Boolean(start) && String(start) < timeIn(timeZone);
  return isPastHour && !isSameStart ? 'selected_start_time' : undefined;
}
