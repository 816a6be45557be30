import {
  intervalStart,
  intervalStarts,
  type Period,
  type Interval,
} from '../../src/schemas/reports/periods.ts';
import type { Point, SumReport } from '../../src/schemas/reports/reports.ts';
import { groupBy } from '../core/groupBy.ts';
import type { Fact } from './facts.ts';
import { figuresOf, sumOf } from './figures.ts';

/** Returns one point per interval of a period, including those without data. */
export function seriesOf(name: SumReport, period: Period, by: Interval, facts: Fact[]): Point[] {
  const bySteps = groupBy(facts, ({ day }) => intervalStart(day ?? period.from, by));
  return intervalStarts(period, by).map((day) => ({
    day,
    figures: figuresOf(name, sumOf(bySteps.get(day) ?? [])),
  }));
}
