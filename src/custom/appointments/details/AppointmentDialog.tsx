import { useTranslate, type RaRecord } from 'react-admin';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { EditDialog } from '../../../kit/form/EditDialog.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';

interface AppointmentDialogProps {
  id: string;
  onClose: () => void;
}

/** An appointment or a quote: everything about it, and what of it can be changed (contract 4 §2.3). */
export default function AppointmentDialog({ id, onClose }: AppointmentDialogProps) {
  const translate = useTranslate();
  return (
    <EditDialog<RaRecord<string> & Appointment>
      model={appointments}
      id={id}
      titleOf={(record) => translate(record?.type === 'QUOTE' ? 'booking.quote' : 'booking.appointment')}
      opensReadOnly
      onClose={onClose}
    >
      {(editing) => <AppointmentForm {...editing} />}
    </EditDialog>
  );
}
