import { addDays, addMonths, startOfWeek } from '../calendarDays.ts';

/** Days of the calendar (YYYY-MM-DD), both included. */
export interface Period {
  from: string;
  to: string;
}

/** What a report counts together. Weeks begin on Monday. */
export const steps = ['day', 'week', 'month'] as const;
export type Step = (typeof steps)[number];

/** The first day of the day, week or month that a day lies in. */
export const stepOf = (day: string, by: Step): string =>
  by === 'day' ? day : by === 'week' ? startOfWeek(day, 1) : `${day.slice(0, 7)}-01`;

const next = (start: string, by: Step) =>
  by === 'month' ? addMonths(start, 1) : addDays(start, by === 'week' ? 7 : 1);

/** The days, weeks or months of a period, each by its first day; the first and the last may lie in it in part. */
export function stepsOf({ from, to }: Period, by: Step): string[] {
  const starts = [];
  for (let start = stepOf(from, by); start <= to; start = next(start, by)) starts.push(start);
  return starts;
}

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** What a period is compared with: what lies before it, the same days earlier, or nothing. */
export const comparisons = ['before', 'week', 'month', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * What a period is compared with. Before whole months lie as many months, before other days as many days. A day that
 * another month does not have is its last one, and the last one of a whole month is the last one there.
 */
export const formerOf = (period: Period, comparison: Comparison): Period | null =>
  comparison === 'none' ? null : formers[comparison](period);

const formers: Record<Exclude<Comparison, 'none'>, (period: Period) => Period> = {
  week: ({ from, to }) => ({ from: addDays(from, -7), to: addDays(to, -7) }),
  month: (period) => shifted(period, 1),
  year: (period) => shifted(period, 12),
  before: (period) => {
    const months = wholeMonths(period);
    if (months > 0) return shifted(period, months);
    const last = addDays(period.from, -1);
    return { from: addDays(last, 1 - lengthOf(period)), to: last };
  },
};

/** Does what a period is compared with lie before it as a whole? */
export function isBefore(period: Period, comparison: Comparison): boolean {
  const former = formerOf(period, comparison);
  return !former || former.to < period.from;
}

const isLastOfMonth = (day: string) => addDays(day, 1).endsWith('-01');
const lastOfMonth = (day: string) => addDays(addMonths(stepOf(day, 'month'), 1), -1);

/** How many months a period is; nought where it is not of whole ones. */
function wholeMonths({ from, to }: Period): number {
  if (!from.endsWith('-01') || !isLastOfMonth(to)) return 0;
  return stepsOf({ from, to }, 'month').length;
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
  month: (today) => ({ from: stepOf(today, 'month'), to: today }),
  year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  last_week: (today) => ({
    from: addDays(startOfWeek(today, 1), -7),
    to: addDays(startOfWeek(today, 1), -1),
  }),
  last_month: (today) => {
    const from = addMonths(stepOf(today, 'month'), -1);
    return { from, to: lastOfMonth(from) };
  },
  last_year: (today) => {
    const year = Number(today.slice(0, 4)) - 1;
    return { from: `${year}-01-01`, to: `${year}-12-31` };
  },
  last_30_days: (today) => ({ from: addDays(today, -29), to: today }),
  last_12_months: (today) => ({ from: addMonths(stepOf(today, 'month'), -11), to: today }),
} as const satisfies Record<string, (today: string) => Period>;
export type Preset = keyof typeof presets;

/** What a period that ends today is compared with best: as much of the one before. */
export const comparisonOf = (preset: Preset | 'own'): Comparison =>
  preset === 'week' || preset === 'month' || preset === 'year'
    ? preset
    : preset === 'last_12_months'
      ? 'year'
      : 'before';

/** What a chart of a period counts together, unless one says so. */
export const stepFor = (period: Period): Step => {
  const days = lengthOf(period);
  return days <= 45 ? 'day' : days <= 200 ? 'week' : 'month';
};
