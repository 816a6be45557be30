import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../src/kit/chart/layout.ts';
import { labelStep, ticksOf } from '../../src/kit/chart/scale.ts';
import { pointText } from '../../src/kit/chart/Tooltip.tsx';
import type { ChartData } from '../../src/kit/chart/chart.ts';

const data: ChartData = {
  kind: 'bars',
  points: ['Mon', 'Tue', 'Wed'].map((label) => ({ label, title: `${label}, 2026` })),
  series: { name: 'This week', values: [10, -5, null] },
  former: { name: 'Last week', values: [8, 20, 3] },
};
const format = { value: (value: number) => `$${value}`, axis: String };

describe('chart', () => {
  it('has round axis labels, including zero', () => {
    expect(ticksOf([3, 17, 42])).toEqual([0, 20, 40, 60]);
    expect(ticksOf([-5, 20])).toEqual([-10, 0, 10, 20]);
    expect(ticksOf([-3, -1])).toEqual([-3, -2, -1, 0]);
    expect(ticksOf([])).toEqual([0, 1]);
    expect(ticksOf([0, 2])).toEqual([0, 1, 2]);
    expect(ticksOf([123_456_789]).at(-1)).toBe(150_000_000);
  });

  it('omits labels that do not fit', () => {
    const days = Array.from({ length: 31 }, (_, day) => `Nov ${day + 1}`);
    expect(labelStep(days, 2100)).toBe(1);
    expect(labelStep(days, 300)).toBe(8);
    expect(labelStep([], 300)).toBe(1);
  });

  it('finds the point at a position', () => {
    const layout = layoutOf(data, format, { width: 400, height: 200 });
    for (const index of [0, 1, 2]) expect(layout.at(layout.x(index))).toBe(index);
    expect([layout.at(-50), layout.at(999)]).toEqual([0, 2]);
    expect(layout.y(20)).toBeLessThan(layout.y(-5));
  });

  it('formats the values of a point', () => {
    expect(pointText(data, format, 0)).toBe('Mon, 2026: $10, Last week: $8');
    expect(pointText(data, format, 2)).toBe('Wed, 2026: –, Last week: $3');
  });
});
