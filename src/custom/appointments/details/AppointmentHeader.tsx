import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { PartsChip } from '../parts/PartsChip.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useLookups } from '../../store/index.ts';

/** Customer and state. */
export function AppointmentHeader({ appointment }: { appointment: Appointment }) {
  const translate = useTranslate();
  const { textOf } = useLookups();
  const { type, status, quote_status, is_voided } = appointment;
  return (
    <Stack
      component="header"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}
    >
      <Typography component="h3" variant="h2">
        {appointment.customer_first_name} {appointment.customer_last_name}
      </Typography>
      {is_voided && <Chip size="small" color="error" label={translate('booking.voided')} />}
      {type === 'QUOTE'
        ? quote_status && <StatusBadge code={quote_status} text={textOf('QUOTE_STATUS', quote_status)} />
        : !is_voided && <StatusBadge code={status} text={textOf('APPOINTMENT_STATUS', status)} />}
      <PartsChip appointment={appointment} />
    </Stack>
  );
}
