import { useTranslate, type RaRecord } from 'react-admin';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { EditFrame } from '../../../kit/form/EditFrame.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';

interface AppointmentDialogProps {
  id: string;
  onClose: () => void;
}

/** An appointment or a quote: everything about it, and what of it can be changed (contract 4 §2.3). */
export default function AppointmentDialog({ id, onClose }: AppointmentDialogProps) {
  const translate = useTranslate();
  return (
    <EditFrame<RaRecord<string> & Appointment>
      model={appointments}
      id={id}
      titleOf={(record) => translate(record?.type === 'QUOTE' ? 'booking.quote' : 'booking.appointment')}
      slots={8}
      opensReadOnly
      onClose={onClose}
    >
      {(editing) => <AppointmentForm {...editing} />}
    </EditFrame>
  );
}
