import type { Appointment } from './appointments.ts';

/** The part of a day that an appointment takes at its location. */
export type Booking = Pick<
  Appointment,
  'location_id' | 'selected_date' | 'selected_start_time' | 'selected_end_time'
> & { id?: string };

type Known = Booking & Pick<Appointment, 'id' | 'is_voided'>;

/** How long an appointment without an end is taken to last. */
export const defaultMinutes = 30;

/** How long after midnight a time is. */
export const minutesOfTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** From when to when it lasts, in minutes of its day; none without a start or when it is cancelled. */
function spanOf({ is_voided, selected_start_time: start, selected_end_time: end }: Partial<Known>) {
  if (!start || is_voided) return undefined;
  const from = minutesOfTime(start);
  return { from, to: end ? minutesOfTime(end) : from + defaultMinutes };
}

/** The appointments at the same location and time, without the one that is booked itself. */
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

/** The ids of all appointments that overlap with another one. */
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

/** What is taken of each location's days, in the order of the starts. */
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
