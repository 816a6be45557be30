import { closureOn, type Closure } from './closures.ts';
import { allHours, isClosed, type LocationHour } from './hours.ts';

/** From when to when (HH:mm:ss) a location is open on a day. */
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
 * When a location is open on a day (YYYY-MM-DD); nothing where it is closed, and at any time by appointment. A closure of
 * the day takes the place of its weekday's hours.
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

/** Does a booking lie in the opening hours? One without a time needs a day that is open. */
export function isWithinOpening(
  { selected_date, selected_start_time: start, selected_end_time: end }: When,
  hours: readonly LocationHour[],
  closures: readonly Closure[] = [],
): boolean {
  const opening = openingOn(selected_date, hours, closures);
  if (!opening || !start) return opening !== undefined;
  return start >= opening.open && start < opening.close && (end ?? start) <= opening.close;
}
