import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/schemas/calendarDays.ts';
import { dayIn } from '../../src/schemas/days.ts';
import {
  type Comparison,
  defaultComparison,
  comparisonPeriod,
  isComparisonBefore,
  daysIn,
  presets,
  intervalStart,
  intervalStarts,
} from '../../src/schemas/reports/periods.ts';

const period = (text: string) => {
  const [from = '', to = ''] = text.split('/');
  return { from, to };
};
const former = (text: string, comparison: Comparison) => {
  const found = comparisonPeriod(period(text), comparison);
  return found && `${found.from}/${found.to}`;
};

describe('comparison period', () => {
  it.each([
    // The same number of days before.
    ['2026-11-23/2026-11-23', 'before', '2026-11-22/2026-11-22'],
    ['2026-11-01/2026-11-23', 'before', '2026-10-09/2026-10-31'],
    ['2026-03-01/2026-03-07', 'before', '2026-02-22/2026-02-28'],
    // Whole months: the same number of months before.
    ['2026-03-01/2026-03-31', 'before', '2026-02-01/2026-02-28'],
    ['2028-03-01/2028-03-31', 'before', '2028-02-01/2028-02-29'],
    ['2026-02-01/2026-02-28', 'before', '2026-01-01/2026-01-31'],
    ['2026-04-01/2026-06-30', 'before', '2026-01-01/2026-03-31'],
    ['2026-01-01/2026-12-31', 'before', '2025-01-01/2025-12-31'],
    // 28 days of February in a leap year are not a whole month.
    ['2028-02-01/2028-02-28', 'before', '2028-01-04/2028-01-31'],
    // The same days earlier.
    ['2026-11-23/2026-11-25', 'week', '2026-11-16/2026-11-18'],
    ['2026-11-01/2026-11-23', 'month', '2026-10-01/2026-10-23'],
    ['2026-03-01/2026-03-30', 'month', '2026-02-01/2026-02-28'],
    ['2026-01-01/2026-11-23', 'year', '2025-01-01/2025-11-23'],
    ['2028-02-29/2028-02-29', 'year', '2027-02-28/2027-02-28'],
    ['2029-02-01/2029-02-28', 'year', '2028-02-01/2028-02-29'],
    ['2028-02-01/2028-02-29', 'year', '2027-02-01/2027-02-28'],
    ['2026-11-23/2026-11-23', 'none', null],
  ] as const)('%s, %s: %s', (text, comparison, expected) => {
    expect(former(text, comparison)).toBe(expected);
  });

  it('has the same length and ends the day before, for any days', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 500 }), (from, more) => {
        const whole = { from, to: addDays(from, more) };
        const before = comparisonPeriod(whole, 'before')!;
        expect(addDays(before.to, 1)).toBe(from);
        const isMonths = from.endsWith('-01') && addDays(whole.to, 1).endsWith('-01');
        expect(isMonths || daysIn(before) === daysIn(whole)).toBe(true);
        expect(isComparisonBefore(whole, 'before')).toBe(true);
      }),
    );
  });

  it('never overlaps with a longer period', () => {
    expect(isComparisonBefore(period('2026-11-01/2026-11-08'), 'week')).toBe(false);
    expect(isComparisonBefore(period('2026-11-01/2026-11-07'), 'week')).toBe(true);
    expect(isComparisonBefore(period('2026-01-15/2026-02-15'), 'month')).toBe(false);
    expect(isComparisonBefore(period('2024-01-01/2026-01-01'), 'year')).toBe(false);
  });
});

describe('presets', () => {
  it.each([
    ['today', '2026-11-23/2026-11-23'],
    ['week', '2026-11-23/2026-11-23'],
    ['last_week', '2026-11-16/2026-11-22'],
    ['month', '2026-11-01/2026-11-23'],
    ['last_month', '2026-10-01/2026-10-31'],
    ['year', '2026-01-01/2026-11-23'],
    ['last_year', '2025-01-01/2025-12-31'],
    ['last_30_days', '2026-10-25/2026-11-23'],
    ['last_12_months', '2025-12-01/2026-11-23'],
  ] as const)('%s', (preset, expected) => {
    expect(presets[preset]('2026-11-23')).toEqual(period(expected));
  });

  it('have a comparison in the past on every day', () => {
    for (let day = '2027-12-20'; day < '2029-03-05'; day = addDays(day, 1)) {
      for (const [name, of] of Object.entries(presets)) {
        expect(
          isComparisonBefore(of(day), defaultComparison(name as keyof typeof presets)),
          `${name} on ${day}`,
        ).toBe(true);
      }
    }
  });

  it('start with the date of the location, also on daylight-saving changes', () => {
    const moment = new Date('2026-11-01T04:30:00Z');
    expect(presets.today(dayIn('America/Toronto', moment)).from).toBe('2026-11-01');
    expect(presets.today(dayIn('America/Vancouver', moment)).from).toBe('2026-10-31');
    expect(intervalStarts(period('2026-03-07/2026-03-09'), 'day')).toEqual([
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
    ]);
    expect(intervalStarts(period('2026-10-31/2026-11-02'), 'day')).toHaveLength(3);
  });
});

describe('intervals', () => {
  it('start on Monday and on the first of a month', () => {
    expect(intervalStart('2026-11-22', 'week')).toBe('2026-11-16');
    expect(intervalStarts(period('2026-11-18/2026-12-01'), 'week')).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(intervalStarts(period('2026-12-31/2027-01-01'), 'month')).toEqual(['2026-12-01', '2027-01-01']);
  });

  it('contain each day of a period once', () => {
    for (const by of ['day', 'week', 'month'] as const) {
      const whole = period('2027-11-11/2028-03-03');
      const starts = intervalStarts(whole, by);
      expect(new Set(starts).size).toBe(starts.length);
      for (const day of intervalStarts(whole, 'day')) expect(starts).toContain(intervalStart(day, by));
    }
  });
});
