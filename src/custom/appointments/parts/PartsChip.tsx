import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { useBookingParts } from './useBookingParts.ts';

const colours = { READY: 'success', WAITING: 'warning', MISSING: 'warning', USED: undefined } as const;

/** Whether the parts of an appointment are available. */
export function PartsChip({ appointment }: { appointment: Appointment }) {
  const translate = useTranslate();
  const { state } = useBookingParts(appointment);
  if (!state) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[state as keyof typeof colours]}
      label={translate(`booking.parts.states.${state}`)}
    />
  );
}
