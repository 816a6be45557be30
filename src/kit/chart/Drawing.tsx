import type { ChartColors, ChartData, ChartFormat } from './chart.ts';
import { Bars } from './Bars.tsx';
import { layoutOf, type Size } from './layout.ts';
import { Lines } from './Lines.tsx';
import { labelStep } from './scale.ts';

export interface DrawingProps {
  data: ChartData;
  format: ChartFormat;
  size: Size;
  colors: ChartColors;
  /** The selected point. */
  active?: number;
  /** Hides the value axis. */
  isSmall?: boolean;
}

const fontSize = 12;

/** The chart as plain SVG without context, for the screen and for files. */
export function Drawing({ data, format, size, colors, active, isSmall }: DrawingProps) {
  const layout = layoutOf(data, format, size, isSmall);
  const { left, right, top, bottom, ticks, x, y } = layout;
  const { points } = data;
  const step = labelStep(
    points.map(({ label }) => label),
    right - left,
  );
  const Marks = data.kind === 'bars' ? Bars : Lines;
  return (
    <g fontSize={fontSize} fill={colors.text}>
      {!isSmall && (
        <>
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={left}
                x2={right}
                y1={y(tick)}
                y2={y(tick)}
                stroke={colors.line}
                strokeWidth={tick === 0 ? 1.5 : 1}
              />
              <text x={left - 8} y={y(tick)} textAnchor="end" dominantBaseline="central">
                {format.axis(tick)}
              </text>
            </g>
          ))}
        </>
      )}
      {points.map(
        ({ label }, index) =>
          index % step === 0 && (
            <text key={index} x={x(index)} y={bottom + (isSmall ? 15 : 18)} textAnchor="middle">
              {label}
            </text>
          ),
      )}
      {active !== undefined && (
        <line
          x1={x(active)}
          x2={x(active)}
          y1={top}
          y2={bottom}
          stroke={colors.former}
          strokeDasharray="2 3"
        />
      )}
      <Marks {...{ data, layout, colors, active }} />
    </g>
  );
}
