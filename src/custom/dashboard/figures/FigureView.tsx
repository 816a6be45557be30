import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Chart } from '../../../kit/chart/Chart.tsx';
import type { FigureCard } from './cards.ts';

const chartHeight = 72;

/** A single value needs no chart. */
const hasPicture = ({ series }: FigureCard['chart']) => series.values.filter(Boolean).length > 1;

/** A figure with a small chart of its series, linked to the page with the details. */
export function FigureView({ name, to, value, note, chart, format }: FigureCard) {
  const translate = useTranslate();
  const id = useId();
  const label = translate(`dashboard.figures.${name}.chart`);
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
      {hasPicture(chart) && (
        <>
          <Typography variant="caption" component="p" color="text.secondary" aria-hidden>
            {label}
          </Typography>
          <Chart isSmall height={chartHeight} label={label} data={chart} format={format} />
        </>
      )}
    </Card>
  );
}
