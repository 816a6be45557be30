import { styled } from '@mui/material/styles';
import type { ChartData, ChartFormat } from './chart.ts';

/** Returns the text of each series at a point. */
function textsOf({ points, series, former }: ChartData, format: ChartFormat, index: number) {
  const point = points[index];
  const valueOf = (values: (number | null)[]) => {
    const value = values[index];
    return typeof value === 'number' ? format.value(value) : '–';
  };
  return [
    { title: point?.title ?? '', value: valueOf(series.values) },
    ...(former ? [{ title: point?.former ?? former.name, value: valueOf(former.values) }] : []),
  ];
}

/** Returns the values of a point as text. */
export const pointText = (data: ChartData, format: ChartFormat, index: number): string =>
  textsOf(data, format, index)
    .map(({ title, value }) => `${title}: ${value}`)
    .join(', ');

interface TooltipProps {
  data: ChartData;
  format: ChartFormat;
  index: number;
  /** Position of the point and width of the chart, in pixels. */
  x: number;
  width: number;
}

/** Shows the values of a point beside it. */
export function Tooltip({ data, format, index, x, width }: TooltipProps) {
  const isRight = x > width / 2;
  return (
    <Box aria-hidden="true" style={isRight ? { right: width - x + 8 } : { left: x + 8 }}>
      {textsOf(data, format, index).map(({ title, value }) => (
        <div key={title}>
          <span>{title}</span> <strong>{value}</strong>
        </div>
      ))}
    </Box>
  );
}

const Box = styled('div')(({ theme: { palette } }) => ({
  position: 'absolute',
  top: 0,
  zIndex: 1,
  maxWidth: '60%',
  padding: '6px 10px',
  border: `1px solid ${palette.divider}`,
  borderRadius: 6,
  background: palette.background.paper,
  boxShadow: '0 4px 16px rgb(12 16 28 / 14%)',
  color: palette.text.primary,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  span: { color: palette.text.secondary },
}));
