import { useTranslate, type RaRecord } from 'react-admin';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { ComputedText } from '../../../kit/fields/ComputedText.tsx';
import { EditDialog } from '../../../kit/form/EditDialog.tsx';
import { servicesText } from './appointmentTexts.ts';
import { AppointmentForm } from './AppointmentForm.tsx';
import { LookupValue } from './LookupValue.tsx';

interface AppointmentDialogProps {
  id: string;
  onClose: () => void;
}

const formats = [
  <LookupValue source="status" type="APPOINTMENT_STATUS" />,
  <LookupValue source="quote_status" type="QUOTE_STATUS" />,
  <LookupValue source="customer_contact_method" type="CONTACT_METHOD" />,
  <LookupValue source="delivery_method" type="DELIVERY_METHOD" />,
  <ComputedText source="repairs" text={servicesText} />,
];

/** An appointment or a quote: everything about it, and what of it can be changed (contract 4 §2.3). */
export default function AppointmentDialog({ id, onClose }: AppointmentDialogProps) {
  const translate = useTranslate();
  return (
    <EditDialog<RaRecord<string> & Appointment>
      model={appointments}
      id={id}
      titleOf={(record) => translate(record?.type === 'QUOTE' ? 'booking.quote' : 'booking.appointment')}
      opensReadOnly
      formats={formats}
      onClose={onClose}
    >
      {(editing) => <AppointmentForm {...editing} />}
    </EditDialog>
  );
}
