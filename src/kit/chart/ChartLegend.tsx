import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ChartColors, ChartData } from './chart.ts';

export function ChartLegend({
  data: { kind, series, former },
  colors,
}: {
  data: ChartData;
  colors: ChartColors;
}) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '2px 16px', mb: 1, minHeight: 20 }}>
      <Entry name={series.name} kind={kind} color={colors.main} />
      {former && <Entry name={former.name} kind={kind} color={colors.former} isFormer />}
    </Stack>
  );
}

interface EntryProps {
  name: string;
  kind: ChartData['kind'];
  color: string;
  isFormer?: boolean;
}

const Entry = ({ name, ...mark }: EntryProps) => (
  <Typography
    component="span"
    variant="body2"
    color="text.secondary"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
  >
    <svg width={16} height={12} aria-hidden="true">
      <LegendMark {...mark} />
    </svg>
    {name}
  </Typography>
);

/** A 16 x 12 pixel sample of the series. */
export const LegendMark = ({ kind, color, isFormer }: Omit<EntryProps, 'name'>) =>
  kind === 'bars' ? (
    <rect x={2} width={12} height={12} rx={2} fill={color} fillOpacity={isFormer ? 0.55 : 1} />
  ) : (
    <line
      x2={16}
      y1={6}
      y2={6}
      stroke={color}
      strokeWidth={isFormer ? 1.5 : 2}
      strokeDasharray={isFormer ? '4 4' : undefined}
    />
  );
