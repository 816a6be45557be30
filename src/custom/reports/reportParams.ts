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

/** The query parameters of a report. They describe it completely, so that the URL can be shared. */
export interface ReportParams {
  report: ReportName;
  /** A preset, or custom dates. */
  preset: Preset | 'own';
  period: Period;
  compare: Comparison;
  /** Undefined for all locations. */
  location: number | undefined;
  by: Interval;
  staffAs: NonNullable<ReportQuery['staff_as']>;
  /** The measure shown in the chart. */
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

/** Parses the query parameters. Missing and invalid ones have their defaults. */
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

/** Returns all query parameters. Only custom dates are written out, the others follow from today. */
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
