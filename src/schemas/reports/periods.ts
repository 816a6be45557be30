import { addDays, addMonths, startOfWeek } from '../calendarDays.ts';

/** Days of the calendar (YYYY-MM-DD), both included. */
export interface Period {
  from: string;
  to: string;
}

/** What a report counts together. Weeks begin on Monday. */
export const intervals = ['day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** The first day of the day, week or month that a day lies in. */
export const intervalStart = (day: string, by: Interval): string =>
  by === 'day' ? day : by === 'week' ? startOfWeek(day, 1) : `${day.slice(0, 7)}-01`;

const next = (start: string, by: Interval) =>
  by === 'month' ? addMonths(start, 1) : addDays(start, by === 'week' ? 7 : 1);

/** The days, weeks or months of a period, each by its first day; the first and the last may lie in it in part. */
export function intervalStarts({ from, to }: Period, by: Interval): string[] {
  const starts = [];
  for (let start = intervalStart(from, by); start <= to; start = next(start, by)) starts.push(start);
  return starts;
}

/** How many days a period has. */
export const daysIn = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** What a period is compared with: what lies before it, the same days earlier, or nothing. */
export const comparisons = ['before', 'week', 'month', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * What a period is compared with. Before whole months lie as many months, before other days as many days. A day that
 * another month does not have is its last one, and the last one of a whole month is the last one there.
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

/** Does what a period is compared with lie before it as a whole? */
export function isComparisonBefore(period: Period, comparison: Comparison): boolean {
  const former = comparisonPeriod(period, comparison);
  return !former || former.to < period.from;
}

const isLastOfMonth = (day: string) => addDays(day, 1).endsWith('-01');
const lastOfMonth = (day: string) => addDays(addMonths(intervalStart(day, 'month'), 1), -1);

/** How many months a period is; nought where it is not of whole ones. */
function wholeMonths({ from, to }: Period): number {
  if (!from.endsWith('-01') || !isLastOfMonth(to)) return 0;
  return intervalStarts({ from, to }, 'month').length;
}

function shifted({ from, to }: Period, months: number): Period {
  const end = addMonths(to, -months);
  return { from: addMonths(from, -months), to: wholeMonths({ from, to }) > 0 ? lastOfMonth(end) : end };
}

/** The periods that are asked for most; those of today are those of the location. */
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

/** What a period that ends today is compared with best: as much of the one before. */
export const defaultComparison = (preset: Preset | 'own'): Comparison =>
  preset === 'week' || preset === 'month' || preset === 'year'
    ? preset
    : preset === 'last_12_months'
      ? 'year'
      : 'before';

/** What a chart of a period counts together, unless one says so. */
export const defaultInterval = (period: Period): Interval => {
  const days = daysIn(period);
  return days <= 45 ? 'day' : days <= 200 ? 'week' : 'month';
};
