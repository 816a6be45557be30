import { addDays, addMonths, startOfWeek } from '../calendarDays.ts';

/** Calendar days (YYYY-MM-DD), both included. */
export interface Period {
  from: string;
  to: string;
}

/** Intervals of a report. Weeks begin on Monday. */
export const intervals = ['day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** The first day of the interval that contains a day. */
export const intervalStart = (day: string, by: Interval): string =>
  by === 'day' ? day : by === 'week' ? startOfWeek(day, 1) : `${day.slice(0, 7)}-01`;

const next = (start: string, by: Interval) =>
  by === 'month' ? addMonths(start, 1) : addDays(start, by === 'week' ? 7 : 1);

/** First days of the intervals of a period; the first and last interval may be partial. */
export function intervalStarts({ from, to }: Period, by: Interval): string[] {
  const starts = [];
  for (let start = intervalStart(from, by); start <= to; start = next(start, by)) starts.push(start);
  return starts;
}

/** Number of days of a period. */
export const daysIn = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** Comparisons: the preceding period, the same days a week, month or year earlier, or none. */
export const comparisons = ['before', 'week', 'month', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * The period to compare with. Whole months are compared with as many months before, other periods with as many days. A
 * day missing in the other month becomes its last day; the last day of a whole month stays the last.
 */
export const comparisonPeriod = (period: Period, comparison: Comparison): Period | null =>
  comparison === 'none' ? null : formers[comparison](period);

const formers: Record<Exclude<Comparison, 'none'>, (period: Period) => Period> = {
  week: ({ from, to }) => ({ from: addDays(from, -7), to: addDays(to, -7) }),
  month: (period) => shifted(period, 1),
  year: (period) => shifted(period, 12),
  before: (period) => {
    const months = wholeMonths(period);
    if (months > 0) return shifted(period, months);
    const last = addDays(period.from, -1);
    return { from: addDays(last, 1 - daysIn(period)), to: last };
  },
};

/** Whether the comparison period ends before the period starts. */
export function isComparisonBefore(period: Period, comparison: Comparison): boolean {
  const former = comparisonPeriod(period, comparison);
  return !former || former.to < period.from;
}

const isLastOfMonth = (day: string) => addDays(day, 1).endsWith('-01');
const lastOfMonth = (day: string) => addDays(addMonths(intervalStart(day, 'month'), 1), -1);

/** Number of months if the period consists of whole months, else 0. */
function wholeMonths({ from, to }: Period): number {
  if (!from.endsWith('-01') || !isLastOfMonth(to)) return 0;
  return intervalStarts({ from, to }, 'month').length;
}

function shifted({ from, to }: Period, months: number): Period {
  const end = addMonths(to, -months);
  return { from: addMonths(from, -months), to: wholeMonths({ from, to }) > 0 ? lastOfMonth(end) : end };
}

/** Common periods; `today` is the location's date. */
export const presets = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  week: (today) => ({ from: startOfWeek(today, 1), to: today }),
  month: (today) => ({ from: intervalStart(today, 'month'), to: today }),
  year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  last_week: (today) => ({
    from: addDays(startOfWeek(today, 1), -7),
    to: addDays(startOfWeek(today, 1), -1),
  }),
  last_month: (today) => {
    const from = addMonths(intervalStart(today, 'month'), -1);
    return { from, to: lastOfMonth(from) };
  },
  last_year: (today) => {
    const year = Number(today.slice(0, 4)) - 1;
    return { from: `${year}-01-01`, to: `${year}-12-31` };
  },
  last_30_days: (today) => ({ from: addDays(today, -29), to: today }),
  last_12_months: (today) => ({ from: addMonths(intervalStart(today, 'month'), -11), to: today }),
} as const satisfies Record<string, (today: string) => Period>;
export type Preset = keyof typeof presets;

/** The default comparison: an equally long part of the preceding period. */
export const defaultComparison = (preset: Preset | 'own'): Comparison =>
  preset === 'week' || preset === 'month' || preset === 'year'
    ? preset
    : preset === 'last_12_months'
      ? 'year'
      : 'before';

/** The default interval of a chart. */
export const defaultInterval = (period: Period): Interval => {
  const days = daysIn(period);
  return days <= 45 ? 'day' : days <= 200 ? 'week' : 'month';
};
