import type { MarksProps } from './Bars.tsx';
import type { Layout } from './layout.ts';

/** A line through the values; the comparison series is dashed. */
export function Lines({ data: { series, former }, layout, colors, active }: MarksProps) {
  const at = active === undefined ? undefined : series.values[active];
  return (
    <>
      {former && (
        <path
          d={pathOf(former.values, layout)}
          fill="none"
          stroke={colors.former}
          strokeWidth={1.5}
          strokeDasharray="4 4"
          strokeLinejoin="round"
        />
      )}
      <path
        d={pathOf(series.values, layout)}
        fill="none"
        stroke={colors.main}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {active !== undefined && typeof at === 'number' && (
        <circle cx={layout.x(active)} cy={layout.y(at)} r={4} fill={colors.main} stroke={colors.surface} />
      )}
    </>
  );
}

/** Path data: null breaks the line, a single value is a dot. */
function pathOf(values: (number | null)[], { x, y }: Layout): string {
  const part = (value: number | null, index: number) => {
    if (value === null) return '';
    const isFirst = typeof values[index - 1] !== 'number';
    const isAlone = isFirst && typeof values[index + 1] !== 'number';
    const point = `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    return `${isFirst ? 'M' : 'L'}${point}${isAlone ? 'h0.01' : ''}`;
  };
  return values.map(part).join('');
}
