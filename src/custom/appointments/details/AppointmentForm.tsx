import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import type { Model } from '../../../schemas/model.ts';
import type { EditForm } from '../../../kit/form/EditDialog.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { BookingLocationInput, DropOffInput } from '../booking/BookingInputs.tsx';
import { customerFields, contactFields } from '../booking/fields.tsx';
import { allRepairs } from '../booking/repairFilter.ts';
import { RepairPicker } from '../booking/RepairPicker.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { AppointmentHeader } from './AppointmentHeader.tsx';
import { CancelAppointment } from './CancelAppointment.tsx';
import { NewTicketLink } from '../../tickets/index.ts';
import { OrderButton } from './OrderButton.tsx';
import { TradeButton } from './TradeButton.tsx';
import { DayInput, EndTimeInput, LookupInput, TimeInput } from './AppointmentInputs.tsx';
import { TechnicianInput } from './TechnicianInput.tsx';
import { notInPast } from './notInPast.ts';

const base = appointments as unknown as Model;

const inputs = {
  APPOINTMENT: [
    <LookupInput source="status" type="APPOINTMENT_STATUS" />,
    <TechnicianInput source="technician_id" />,
    <DayInput source="selected_date" />,
    <TimeInput source="selected_start_time" />,
    <EndTimeInput source="selected_end_time" />,
    ...contactFields,
    'customer_note',
  ],
  QUOTE: [
    <LookupInput source="quote_status" type="QUOTE_STATUS" />,
    <DropOffInput source="delivery_method" />,
    'customer_language',
    'customer_note',
  ],
};

interface AppointmentFormProps extends EditForm<RaRecord<string> & Appointment> {
  onConvert: (quote: Appointment) => void;
}

/** Not converted to an appointment or a ticket yet. */
const isOpenQuote = ({ type, is_voided, appointment_id, ticket_id }: Appointment) =>
  type === 'QUOTE' && !is_voided && !appointment_id && !ticket_id;

/** The editable fields of an appointment or quote, above its details. */
export function AppointmentForm({ onConvert, ...editing }: AppointmentFormProps) {
  const { record, saving, readOnly, onCancel, notice } = editing;
  const translate = useTranslate();
  const may = useCan();
  const { locations } = useSession();
  const [narrowing, setNarrowing] = useState(allRepairs);
  const { selected_date, selected_start_time } = record;
  const model = useMemo<Model>(
    () => ({
      ...base,
      rules: [...(base.rules ?? []), notInPast(locations, { selected_date, selected_start_time })],
    }),
    [locations, selected_date, selected_start_time],
  );
  const places = locations.filter(
    ({ id, is_voided }) => !is_voided && may('create', appointments, { location_id: id }),
  );
  const isMovable =
    places.length > 1 && record.status !== 'COMPLETED' && !record.order_id && !record.ticket_id;
  // Unsaved input has no record to be saved to any more.
  const leave = () => {
    saving.settle();
    onCancel();
  };
  return (
    <RecordForm
      {...editing}
      model={model}
      {...(readOnly
        ? { slots: [] }
        : {
            lead: customerFields,
            half: <RepairPicker source="repairs" narrowing={narrowing} onNarrow={setNarrowing} />,
            slots: [
              ...(isMovable ? [<BookingLocationInput source="location_id" />] : []),
              ...inputs[record.type],
            ],
          })}
      submitLabel={translate('dialog.save')}
      actions={
        <>
          {!record.is_voided && may('delete', appointments, record) && (
            <CancelAppointment appointment={record} onCancelled={leave} />
          )}
          {readOnly && <OrderButton appointment={record} />}
          {readOnly && <TradeButton appointment={record} />}
          {readOnly && (!record.is_voided || record.ticket_id) && (
            <NewTicketLink
              from="appointment"
              id={record.appointment_id ?? record.id}
              locationId={record.location_id}
              ticketId={record.ticket_id}
            />
          )}
          {readOnly && isOpenQuote(record) && may('create', appointments, record) && (
            <Button onClick={() => onConvert(record)}>{translate('booking.convert')}</Button>
          )}
        </>
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
