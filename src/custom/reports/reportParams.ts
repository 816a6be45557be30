import { isCalendarDay } from '../../schemas/calendarDays.ts';
import {
  defaultComparison,
  comparisons,
  isComparisonBefore,
  daysIn,
  presets,
  defaultInterval,
  intervals,
  type Comparison,
  type Period,
  type Preset,
  type Interval,
} from '../../schemas/reports/periods.ts';
import {
  MAX_DAYS,
  measures,
  reportNames,
  staffAttributions,
  type ReportName,
  type ReportQuery,
} from '../../schemas/reports/reports.ts';

/** What an address says of a report; all of it is in there, so that it can be shared. */
export interface ReportParams {
  report: ReportName;
  /** One of the usual periods, or own dates. */
  preset: Preset | 'own';
  period: Period;
  compare: Comparison;
  /** Undefined: all. */
  location: number | undefined;
  by: Interval;
  staffAs: NonNullable<ReportQuery['staff_as']>;
  /** What is drawn. */
  measure: string;
  sort: { field: string; order: 'ASC' | 'DESC' } | undefined;
}

interface Defaults {
  today: string;
  location: number | undefined;
}

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text);

export const isPeriod = (from: string, to: string): boolean =>
  isCalendarDay(from) && isCalendarDay(to) && from <= to && daysIn({ from, to }) <= MAX_DAYS;

/** Reads an address; what it does not say, or says wrongly, is as usual. */
export function parseReportParams(address: URLSearchParams, { today, location }: Defaults): ReportParams {
  const get = (name: string) => address.get(name);
  const report = oneOf(reportNames, get('report')) ?? 'sales';
  const { preset, period } = periodOf(get('period'), get('from') ?? '', get('to') ?? '', today);
  const compare = oneOf(comparisons, get('compare')) ?? defaultComparison(preset);
  const field = get('sort');
  return {
    report,
    preset,
    period,
    compare: isComparisonBefore(period, compare) ? compare : 'before',
    location: get('location') === 'all' ? undefined : Number(get('location')) || location,
    by: oneOf(intervals, get('by')) ?? defaultInterval(period),
    staffAs: oneOf(staffAttributions, get('as')) ?? 'vendor',
    measure: oneOf(measures[report], get('measure')) ?? measures[report][0],
    sort: field ? { field, order: get('order') === 'ASC' ? 'ASC' : 'DESC' } : undefined,
  };
}

function periodOf(name: string | null, from: string, to: string, today: string) {
  if (name === 'own' && isPeriod(from, to)) return { preset: 'own' as const, period: { from, to } };
  const preset = oneOf(Object.keys(presets) as Preset[], name) ?? 'month';
  return { preset, period: presets[preset](today) };
}

/** Writes an address that says all of it; own dates instead of those that follow from today. */
export function toSearchParams(choices: ReportParams): URLSearchParams {
  const { report, preset, period, compare, location, by, staffAs, measure, sort } = choices;
  return new URLSearchParams({
    report,
    period: preset,
    ...(preset === 'own' && period),
    compare,
    location: location === undefined ? 'all' : String(location),
    by,
    ...(report === 'staff' && { as: staffAs }),
    measure,
    ...(sort && { sort: sort.field, order: sort.order }),
  });
}
