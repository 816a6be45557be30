import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { AppointmentRepair } from '../../../schemas/appointments/appointments.ts';
import { useCost } from '../../repairs/index.ts';

/** What several repairs cost together. A duration is free text, which has no sum. */
export function RepairTotal({ repairs }: { repairs: AppointmentRepair[] }) {
  const translate = useTranslate();
  const costOf = useCost();
  if (repairs.length < 2) return null;
  const costs = repairs.flatMap(({ cost }) => (typeof cost === 'number' ? [cost] : []));
  const total = costOf({ cost: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0) });
  const isOpen = costs.length > 0 && costs.length < repairs.length;
  return (
    <Line>
      <span>{translate('booking.total')}</span>
      <span>{isOpen ? translate('booking.open_total', { total }) : total}</span>
    </Line>
  );
}

const Line = styled('p')(({ theme: { palette } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: 0,
  padding: '8px 0',
  borderTop: `1px solid ${palette.divider}`,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
}));
