import type { ChartData } from '../../kit/chart/chart.ts';
import type { Interval } from '../../schemas/reports/periods.ts';
import type { Point, Report } from '../../schemas/reports/reports.ts';
import { periodText, stepLabel, stepText } from './days.ts';

/** Charts with more bars are drawn as lines. */
const MOST_BARS = 45;

/** Returns the series of a measure, and of its comparison period. */
export function chartData(report: Report, measure: string, by: Interval, locale: string): ChartData {
  const { period, former, series, former_series } = report;
  const count = Math.max(series.length, former_series.length);
  const valuesOf = (points: Point[]) =>
    Array.from({ length: count }, (_, index) => points[index]?.figures[measure] ?? null);
  const points = Array.from({ length: count }, (_, index) => {
    const [now, before] = [series[index], former_series[index]];
    return {
      label: now ? stepLabel(now.day, by, locale) : '',
      title: now ? stepText(now.day, by, period, locale) : '–',
      former: before && former ? stepText(before.day, by, former, locale) : '–',
    };
  });
  return {
    kind: count > MOST_BARS ? 'lines' : 'bars',
    points,
    series: { name: periodText(period, locale), values: valuesOf(series) },
    ...(former && { former: { name: periodText(former, locale), values: valuesOf(former_series) } }),
  };
}
