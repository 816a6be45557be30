import { lazy, Suspense, useState } from 'react';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { ComputedText } from '../../../kit/fields/ComputedText.tsx';
import { EditDialog } from '../../../kit/form/EditDialog.tsx';
import { servicesText } from './appointmentTexts.ts';
import { AppointmentForm } from './AppointmentForm.tsx';
import { LookupValue } from './LookupValue.tsx';

const BookingDialog = lazy(() => import('../booking/BookingDialog.tsx'));

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

/** An appointment or quote with its editable fields (contract 4 §2.3). */
export default function AppointmentDialog({ id, onClose }: AppointmentDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [quote, setQuote] = useState<Appointment>();
  const warnOfMissing = ({ status, parts_state }: Partial<Appointment>) => {
    if (status === 'COMPLETED' && parts_state === 'MISSING')
      notify('booking.parts.were_missing', { type: 'warning' });
  };
  if (quote) {
    return (
      <Suspense>
        <BookingDialog type="APPOINTMENT" quote={quote} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <EditDialog<RaRecord<string> & Appointment>
      model={appointments}
      id={id}
      titleOf={(record) => translate(record?.type === 'QUOTE' ? 'booking.quote' : 'booking.appointment')}
      opensReadOnly
      formats={formats}
      editWidth="lg"
      onClose={onClose}
      onSaved={warnOfMissing}
    >
      {(editing) => <AppointmentForm {...editing} onConvert={setQuote} />}
    </EditDialog>
  );
}
