import { useMemo, useState } from 'react';
import { CreateBase, useTranslate } from 'react-admin';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { quotes } from '../../../schemas/appointments/quotes.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { useSaving } from '../../../kit/form/useSaving.ts';
import { bookingForm, bookingFromQuote, emptyBooking, toBooking } from './bookingForm.ts';
import { ClearButton } from './ClearButton.tsx';
import { customerFields, bookingFields } from './fields.tsx';
import { allRepairs, isFiltered } from './repairFilter.ts';
import { QuoteAddressFiller } from './QuoteAddressFiller.ts';
import { RepairPicker } from './RepairPicker.tsx';

interface BookingDialogProps {
  type: Appointment['type'];
  /** The quote to convert. */
  quote?: Appointment | undefined;
  /** Initial start, as stored in the record. */
  date?: string;
  startTime?: string;
  endTime?: string;
  onClose: () => void;
}

const models = { APPOINTMENT: appointments, QUOTE: quotes };

/** Books an appointment or sends a quote: customer, repairs, then location, time and delivery (contract 4 §2.2). */
export default function BookingDialog({
  type: first,
  quote,
  date,
  startTime,
  endTime,
  onClose,
}: BookingDialogProps) {
  const translate = useTranslate();
  const { locations } = useSession();
  const { location } = useCurrentLocation();
  const mayCreate = useCan()('create', appointments);
  const [type, setType] = useState(first);
  const [narrowing, setNarrowing] = useState(allRepairs);
  const form = useMemo(() => bookingForm(locations), [locations]);
  const isConversion = quote !== undefined;
  const fields = useMemo(() => bookingFields(setType, isConversion), [isConversion]);
  const { mutationOptions, ...saving } = useSaving({
    model: models[type],
    kind: 'create',
    onSaved: onClose,
  });
  return (
    <DialogFrame
      title={translate(isConversion ? 'newBooking.title.CONVERSION' : `newBooking.title.${type}`)}
      maxWidth="lg"
      onClose={onClose}
    >
      {mayCreate ? (
        <CreateBase
          resource={appointments.name}
          redirect={false}
          disableAuthentication
          mutationMode="pessimistic"
          mutationOptions={mutationOptions}
        >
          <RecordForm
            model={form}
            half={<RepairPicker source="repairs" narrowing={narrowing} onNarrow={setNarrowing} />}
            lead={customerFields}
            slots={fields}
            saving={saving}
            transform={toBooking}
            draft={`booking/${quote?.id ?? first}`}
            defaultValues={{
              ...emptyBooking(first, location),
              selected_date: date,
              ...(quote && bookingFromQuote(quote, locations)),
              selected_start_time: startTime ?? null,
              selected_end_time: endTime ?? null,
            }}
            submitLabel={translate(`newBooking.submit.${type}`)}
            actions={
              <>
                {quote && <QuoteAddressFiller quote={quote} />}
                <ClearButton isNarrowed={isFiltered(narrowing)} onClear={() => setNarrowing(allRepairs)} />
              </>
            }
          />
        </CreateBase>
      ) : (
        <DialogError onClose={onClose} />
      )}
    </DialogFrame>
  );
}
