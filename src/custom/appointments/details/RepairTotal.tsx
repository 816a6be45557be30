import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { AppointmentRepair } from '../../../schemas/appointments/appointments.ts';
import { useTotal } from './useTotal.ts';

/** Total cost of several repairs. Durations are free text and cannot be summed. */
export function RepairTotal({ repairs }: { repairs: AppointmentRepair[] }) {
  const translate = useTranslate();
  const totalOf = useTotal();
  if (repairs.length < 2) return null;
  return (
    <Line>
      <span>{translate('booking.total')}</span>
      <span>{totalOf(repairs)}</span>
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
