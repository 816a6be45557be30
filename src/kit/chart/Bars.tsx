import type { ChartColors, ChartData } from './chart.ts';
import type { Layout } from './layout.ts';

export interface MarksProps {
  data: ChartData;
  layout: Layout;
  colors: ChartColors;
  active?: number;
}

/** A bar per value; the comparison series is paler, at the left. */
export function Bars({ data: { series, former }, layout, colors, active }: MarksProps) {
  const gap = Math.min(10, layout.band * 0.25);
  const width = Math.min(40, (layout.band - gap) / (former ? 2 : 1));
  const bars = [
    ...(former ? [{ values: former.values, color: colors.former, opacity: 0.55, shift: -width }] : []),
    { values: series.values, color: colors.main, opacity: 1, shift: former ? 0 : -width / 2 },
  ];
  const zero = layout.y(0);
  return bars.map(({ values, color, opacity, shift }) =>
    values.map((value, index) => {
      if (!value) return null;
      const end = layout.y(value);
      const isDim = active !== undefined && active !== index;
      return (
        <rect
          key={`${color} ${index}`}
          x={layout.x(index) + shift}
          y={Math.min(zero, end)}
          width={Math.max(1, width - 1)}
          height={Math.max(1, Math.abs(zero - end))}
          rx={Math.min(2, width / 4)}
          fill={color}
          fillOpacity={isDim ? opacity * 0.6 : opacity}
        />
      );
    }),
  );
}
