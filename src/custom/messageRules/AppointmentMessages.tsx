import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Appointment } from '../../schemas/appointments/appointments.ts';
import { appointmentMessages } from '../../schemas/messageRules/appointmentMessages.ts';
import { ToldMessages } from './ToldMessages.tsx';

/** What the rules told the customer of an appointment or a quote. Absent if nothing. */
export default function AppointmentMessages({ appointment: { id } }: { appointment: Appointment }) {
  const translate = useTranslate();
  return (
    <ToldMessages model={appointmentMessages} filter={{ appointment_id: id }}>
      {(list) => (
        <section>
          <Typography component="h3" variant="h5" sx={{ mb: 0.5 }}>
            {translate('message_rules.told')}
          </Typography>
          {list}
        </section>
      )}
    </ToldMessages>
  );
}
