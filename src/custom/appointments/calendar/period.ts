import { dateRange, longDate, monthName } from '../../../kit/fields/longDate.ts';
import { firstDayOfWeek } from '../../../schemas/locations/regions.ts';
import { addDays, addMonths, startOfWeek } from '../../../schemas/calendarDays.ts';

export const calendarViews = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The month, week or day around a date. */
export interface Period {
  view: CalendarView;
  date: string;
  /** First day of the week, if it is not the store's; 0 is Sunday. */
  firstDay?: number;
}

/** First and last day of a range. */
export interface DateRange {
  first: string;
  last: string;
}

/** A month always has six weeks, so that the height does not change. */
const weeksOfMonth = 6;

/** First and last visible day. */
export function visibleDays({ view, date, firstDay = firstDayOfWeek }: Period): DateRange {
  if (view === 'day') return { first: date, last: date };
  const first = startOfWeek(view === 'month' ? `${date.slice(0, 8)}01` : date, firstDay);
  return { first, last: addDays(first, (view === 'month' ? weeksOfMonth : 1) * 7 - 1) };
}

/** The previous (-1) or next (1) period. */
export function shiftPeriod({ view, date }: Period, by: -1 | 1): string {
  return view === 'month' ? addMonths(date, by) : addDays(date, view === 'week' ? 7 * by : by);
}

/** 'November 2026', 'Nov 15 – 21, 2026', 'Saturday, November 21st 2026'. */
export function periodTitle(period: Period, locale: string): string {
  const { view, date } = period;
  if (view === 'day') return longDate(date, locale);
  if (view === 'month') return monthName(date, locale);
  const { first, last } = visibleDays(period);
  return dateRange(first, last, locale);
}
