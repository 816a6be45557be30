import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AppointmentRepair } from '../../../schemas/appointments/appointments.ts';
import { RepairList } from './RepairList.tsx';

/** The booked repairs with the terms at the time of booking. */
export function RepairSummary({ repairs }: { repairs: AppointmentRepair[] }) {
  const translate = useTranslate();
  return (
    <section>
      <Typography component="h3" variant="h5" sx={{ mb: 0.5 }}>
        {translate('booking.repairs')}
      </Typography>
      {repairs.length === 0 && (
        <Typography color="text.secondary">{translate('booking.no_repairs')}</Typography>
      )}
      <RepairList repairs={repairs} />
    </section>
  );
}
