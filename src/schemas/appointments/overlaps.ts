import type { Appointment } from './appointments.ts';

/** Location, date and times of an appointment. */
export type Booking = Pick<
  Appointment,
  'location_id' | 'selected_date' | 'selected_start_time' | 'selected_end_time'
> & { id?: string };

type Known = Booking & Pick<Appointment, 'id' | 'is_voided'>;

/** Assumed duration of an appointment without an end time. */
export const defaultMinutes = 30;

/** Minutes since midnight. */
export const minutesOfTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Start and end in minutes since midnight; undefined if it has no start or is cancelled. */
function spanOf({ is_voided, selected_start_time: start, selected_end_time: end }: Partial<Known>) {
  if (!start || is_voided) return undefined;
  const from = minutesOfTime(start);
  return { from, to: end ? minutesOfTime(end) : from + defaultMinutes };
}

/** Appointments that overlap with a booking at the same location, except itself. */
export function overlapping<T extends Known>(appointments: T[], booking: Booking): T[] {
  const span = spanOf(booking);
  if (!span) return [];
  return appointments.filter((other) => {
    const taken = spanOf(other);
    return (
      taken !== undefined &&
      other.id !== booking.id &&
      other.location_id === booking.location_id &&
      other.selected_date === booking.selected_date &&
      taken.from < span.to &&
      span.from < taken.to
    );
  });
}

/** Ids of all appointments that overlap with another one. */
export function overlappingIds(appointments: Known[]): Set<string> {
  const ids = new Set<string>();
  for (const day of groupByDay(appointments).values()) {
    let end = 0;
    for (const [index, { id, from, to }] of day.entries()) {
      const next = day[index + 1];
      if (from < end || (next && next.from < to)) ids.add(id);
      end = Math.max(end, to);
    }
  }
  return ids;
}

/** Time spans by location and day, sorted by start. */
function groupByDay(appointments: Known[]) {
  const days = new Map<string, { id: string; from: number; to: number }[]>();
  for (const appointment of appointments) {
    const span = spanOf(appointment);
    if (!span) continue;
    const key = `${appointment.location_id} ${appointment.selected_date}`;
    const day = days.get(key) ?? [];
    day.push({ id: appointment.id, ...span });
    days.set(key, day);
  }
  for (const day of days.values()) day.sort((a, b) => a.from - b.from);
  return days;
}
