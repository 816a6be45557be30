import { clockTime } from '../../kit/fields/dateFormat.ts';
import { longDate } from '../../kit/fields/longDate.ts';
import type { Closure } from '../../schemas/locations/closures.ts';

/** The date and name of a closure: 'Friday, December 25th 2026, Christmas'. */
export const dayName = ({ date, name }: Closure, locale: string): string =>
  [date && longDate(date, locale), name].filter(Boolean).join(', ');

/** 'Closed', or the opening hours of that day. */
export function closureText(
  { open, close }: Closure,
  { locale, translate }: { locale: string; translate: (key: string) => string },
): string {
  if (!open || !close) return translate('resources.locations.hours.closed');
  return [open, close].map((time) => clockTime(time, locale)).join(' - ');
}

/** The default of a new closure: closed all day. */
export const newClosure: Closure = { date: '', name: null, open: null, close: null };
