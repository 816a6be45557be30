import { dateFormat } from '../../kit/fields/dateFormat.ts';
import { dateRange, monthName, shortDate } from '../../kit/fields/longDate.ts';
import { addDays } from '../../schemas/calendarDays.ts';
import type { Period, Interval } from '../../schemas/reports/periods.ts';

/** 'Nov 1 – 23, 2026', or a single day. */
export const periodText = ({ from, to }: Period, locale: string): string =>
  from === to ? shortDate(from, locale) : dateRange(from, to, locale);

/** The text of an interval, cut to the period. */
export function stepText(start: string, by: Interval, period: Period, locale: string): string {
  if (by === 'month') return monthName(start, locale);
  if (by === 'day') return shortDate(start, locale);
  const end = addDays(start, 6);
  return periodText(
    { from: start < period.from ? period.from : start, to: end > period.to ? period.to : end },
    locale,
  );
}

/** The short text of an interval, for an axis. */
export const stepLabel = (start: string, by: Interval, locale: string): string =>
  dateFormat(locale, 'UTC', by === 'month' ? 'shortMonth' : 'dayOfMonth').format(
    new Date(`${start}T00:00:00Z`),
  );
