import { dayIn, timeIn } from '../days.ts';
import type { Appointment } from './appointments.ts';

export type AppointmentTime = Pick<Appointment, 'selected_date' | 'selected_start_time'>;

/**
 * The property that lies in the past in the location's time zone: the date, or today's start time. Stored values are
 * accepted unchanged.
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
