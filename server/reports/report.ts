import { eq } from 'drizzle-orm';
import { can, type Who } from '../../src/schemas/can.ts';
import {
  comparisonPeriod,
  isComparisonBefore,
  daysIn,
  type Period,
} from '../../src/schemas/reports/periods.ts';
import {
  isTurnaround,
  MAX_DAYS,
  measuresFor,
  reports,
  type Figures,
  type Point,
  type Report,
  type ReportName,
  type ReportQuery,
} from '../../src/schemas/reports/reports.ts';
import { forbidden, invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import { figuresOf, sumOf } from './figures.ts';
import { readTurnaround } from './turnaround.ts';
import { namesOf } from './names.ts';
import { readFacts } from './facts.ts';
import { rowsOf } from './rows.ts';
import { seriesOf } from './series.ts';

interface Reading {
  scope: Scope;
  who: Who;
}

/** Reads a report; limited to the caller's location unless they may see all. */
export async function readReport(
  { scope, who }: Reading,
  name: ReportName,
  query: ReportQuery,
): Promise<Report> {
  const { from, to, by = 'day', compare = 'before', staff_as = 'vendor' } = query;
  const period = { from, to };
  const former = comparisonPeriod(period, compare);
  check(period, query);
  const location_id = await locationOf({ scope, who }, query.location_id);
  if (isTurnaround(name)) return readTurnaround(scope, name, { period, former, location_id, by });
  const facts = await readFacts(scope, name, { period, former, location_id, staff_as });
  const shown = rowsOf(name, facts);
  const nameOf = await namesOf(scope, name, shown);
  const rows = shown.map((row) => ({ ...row, name: nameOf(row.key) }));
  const of = (isFormer: boolean) => facts.filter((fact) => fact.day !== null && fact.is_former === isFormer);
  const [now, before] = [of(false), of(true)];
  const report: Report = {
    period,
    former,
    location_id,
    totals: figuresOf(name, sumOf(now)),
    former_totals: former && figuresOf(name, sumOf(before)),
    series: seriesOf(name, period, by, now),
    former_series: former ? seriesOf(name, former, by, before) : [],
    rows,
  };
  return withMeasures(report, measuresFor(name, who));
}

/** Returns the report with only these measures. */
function withMeasures(report: Report, names: readonly string[]): Report {
  const only = (figures: Figures): Figures =>
    Object.fromEntries(Object.entries(figures).filter(([name]) => names.includes(name)));
  const points = (series: Point[]) => series.map((point) => ({ ...point, figures: only(point.figures) }));
  return {
    ...report,
    totals: only(report.totals),
    former_totals: report.former_totals && only(report.former_totals),
    series: points(report.series),
    former_series: points(report.former_series),
    rows: report.rows.map((row) => ({ ...row, figures: only(row.figures), former: only(row.former) })),
  };
}

function check(period: Period, { compare = 'before' }: ReportQuery): void {
  if (period.from > period.to) throw invalid([{ path: '/to', code: 'range' }]);
  if (daysIn(period) > MAX_DAYS)
    throw invalid([{ path: '/to', code: 'period_long', params: { limit: MAX_DAYS } }]);
  if (!isComparisonBefore(period, compare)) throw invalid([{ path: '/compare', code: 'period_crosses' }]);
}

async function locationOf({ scope, who }: Reading, wanted: number | undefined): Promise<number | null> {
  if (can(who, 'list', reports) !== true) {
    const own = wanted ?? who.location_id;
    if (own === null || can(who, 'list', reports, { location_id: own }) !== true) throw forbidden();
    return own;
  }
  if (wanted === undefined) return null;
  if ((await scope.count(locations, eq(locations.id, wanted))) === 0)
    throw invalid([{ path: '/location_id', code: 'reference' }]);
  return wanted;
}
