import { closureOn, type Closure } from './closures.ts';
import { allHours, isClosed, type LocationHour } from './hours.ts';

/** Opening and closing time (HH:mm:ss) of a day. */
export interface Opening {
  open: string;
  close: string;
}

interface When {
  selected_date: string;
  selected_start_time?: string | null;
  selected_end_time?: string | null;
}

const allDay: Opening = { open: '00:00:00', close: '24:00:00' };

/**
 * The opening hours of a day (YYYY-MM-DD); undefined if closed, the whole day if by appointment. A closure overrides
 * the weekday's hours.
 */
export function openingOn(
  date: string,
  hours: readonly LocationHour[],
  closures: readonly Closure[] = [],
): Opening | undefined {
  const closure = closureOn(closures, date);
  if (closure) {
    const { open, close } = closure;
    return open && close ? { open, close } : undefined;
  }
  const day = new Date(date).getUTCDay();
  const hour = allHours(hours).find((one) => one.type === 'REGULAR' && one.day === day);
  if (!hour || hour.is_voided) return undefined;
  if (hour.by_appointment_only) return allDay;
  return isClosed(hour) ? undefined : { open: hour.open ?? '', close: hour.close ?? '' };
}

/** Whether an appointment is within the opening hours; without a time, whether the location opens that day. */
export function isWithinOpening(
  { selected_date, selected_start_time: start, selected_end_time: end }: When,
  hours: readonly LocationHour[],
  closures: readonly Closure[] = [],
): boolean {
  const opening = openingOn(selected_date, hours, closures);
  if (!opening || !start) return opening !== undefined;
  return start >= opening.open && start < opening.close && (end ?? start) <= opening.close;
}
