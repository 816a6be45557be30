import { useMemo } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import type { Model } from '../../../schemas/model.ts';
import type { EditForm } from '../../../kit/form/EditDialog.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { AppointmentHeader } from './AppointmentHeader.tsx';
import { CancelAppointment } from './CancelAppointment.tsx';
import { DayInput, EndTimeInput, LookupInput, TimeInput } from './AppointmentInputs.tsx';
import { notPast } from './notPast.ts';

const base = appointments as unknown as Model;

const inputs = {
  APPOINTMENT: [
    <LookupInput source="status" type="APPOINTMENT_STATUS" />,
    <DayInput source="selected_date" />,
    <TimeInput source="selected_start_time" />,
    <EndTimeInput source="selected_end_time" />,
  ],
  QUOTE: [<LookupInput source="quote_status" type="QUOTE_STATUS" />, 'converted'],
};

/** What can be changed of an appointment or a quote, above everything else about it. */
export function AppointmentForm(editing: EditForm<RaRecord<string> & Appointment>) {
  const { record, saving, readOnly, onCancel, notice } = editing;
  const translate = useTranslate();
  const may = useCan();
  const { locations } = useSession();
  const storedDay = record.selected_date;
  const model = useMemo<Model>(
    () => ({ ...base, rules: [...(base.rules ?? []), notPast(locations, storedDay)] }),
    [locations, storedDay],
  );
  // What was typed has nothing to be saved to any more.
  const leave = () => {
    saving.settle();
    onCancel();
  };
  return (
    <RecordForm
      {...editing}
      model={model}
      slots={readOnly ? [] : inputs[record.type]}
      submitLabel={translate('dialog.save')}
      actions={
        !record.is_voided &&
        may('delete', appointments, record) && <CancelAppointment appointment={record} onCancelled={leave} />
      }
      notice={
        <>
          {notice}
          <AppointmentHeader appointment={record} />
        </>
      }
      details={<AppointmentDetails appointment={record} isEdited={!readOnly} />}
    />
  );
}
