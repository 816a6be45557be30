import { clockTime } from '../../kit/fields/dateFormat.ts';
import { longDate } from '../../kit/fields/longDate.ts';
import type { Closure } from '../../schemas/locations/closures.ts';

/** The day of a closure and what it is called: 'Friday, December 25th 2026, Christmas'. */
export const dayName = ({ date, name }: Closure, locale: string): string =>
  [date && longDate(date, locale), name].filter(Boolean).join(', ');

/** 'Closed', or when it is open that day. */
export function closureText(
  { open, close }: Closure,
  { locale, translate }: { locale: string; translate: (key: string) => string },
): string {
  if (!open || !close) return translate('resources.locations.hours.closed');
  return [open, close].map((time) => clockTime(time, locale)).join(' - ');
}

/** A closure before anything is typed: a day on which the location is closed. */
export const newClosure: Closure = { date: '', name: null, open: null, close: null };
