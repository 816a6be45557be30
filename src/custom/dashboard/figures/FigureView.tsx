import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Chart } from '../../../kit/chart/Chart.tsx';
import type { FigureCard } from './cards.ts';

export const chartHeight = 56;

/** A figure of the day, what stands behind it as a small chart, and the way to the page that tells more. */
export function FigureView({ name, to, value, note, chart, format }: FigureCard) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0, overflow: 'visible' }}>
      <Typography id={id} component="h2" variant="body2">
        <Link component={RouterLink} to={to} color="text.secondary" underline="hover">
          {translate(`dashboard.figures.${name}.title`)}
        </Link>
      </Typography>
      <Typography component="p" variant="h1" sx={{ my: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ minHeight: 40, mb: 1 }}>
        {note}
      </Typography>
      {chart.points.length > 0 ? (
        <Chart
          isSmall
          height={chartHeight}
          label={translate(`dashboard.figures.${name}.chart`)}
          data={chart}
          format={format}
        />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate(`dashboard.figures.${name}.none`, { _: '' })}
        </Typography>
      )}
    </Card>
  );
}
