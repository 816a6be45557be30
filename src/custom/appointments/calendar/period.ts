import { dateRange, longDate, monthName } from '../../../kit/fields/longDate.ts';
import { firstDayOfWeek } from '../../../schemas/locations/regions.ts';
import { addDays, addMonths, startOfWeek } from '../../../schemas/calendarDays.ts';

export const calendarViews = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What the calendar shows: the month, week or day around a date. */
export interface Period {
  view: CalendarView;
  date: string;
  /** The day that the week begins with, where that is not the store's; Sunday is 0. */
  firstDay?: number;
}

/** The first and the last of some days. */
export interface DateRange {
  first: string;
  last: string;
}

/** A month is always six weeks high, so that nothing jumps from one to the next. */
const weeksOfMonth = 6;

/** The first and the last day that stand on the screen. */
export function visibleDays({ view, date, firstDay = firstDayOfWeek }: Period): DateRange {
  if (view === 'day') return { first: date, last: date };
  const first = startOfWeek(view === 'month' ? `${date.slice(0, 8)}01` : date, firstDay);
  return { first, last: addDays(first, (view === 'month' ? weeksOfMonth : 1) * 7 - 1) };
}

/** The period before (-1) or after (1). */
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
