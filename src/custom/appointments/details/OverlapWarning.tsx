import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { overlapping, type Booking } from '../../../schemas/appointments/overlaps.ts';
import { customerNames } from './customerNames.ts';
import { useDayBookings } from './useDayBookings.ts';

const keys = ['location_id', 'selected_date', 'selected_start_time', 'selected_end_time'] as const;

/** Warns about appointments that overlap with the chosen time; it can be booked anyway. */
export function OverlapWarning() {
  const translate = useTranslate();
  const id = useRecordContext<RaRecord<string>>()?.id;
  const [location_id, selected_date, selected_start_time, selected_end_time] = useWatch<Booking, typeof keys>(
    { name: keys },
  );
  const booking = { location_id, selected_date, selected_start_time, selected_end_time, id };
  const isTimed = Boolean(location_id && selected_date && selected_start_time);
  const { isSubmitting } = useFormState();
  const [submitted, setSubmitted] = useState<string>();
  const key = JSON.stringify(booking);
  if (isSubmitting && submitted !== key) setSubmitted(key);
  const { data } = useDayBookings(isTimed, location_id, selected_date);
  // The appointment being saved may be in the list already and does not overlap with itself.
  const others = isTimed && submitted !== key ? overlapping(data, booking) : [];
  if (others.length === 0) return null;
  return (
    <Alert severity="warning" data-wide role="status">
      {translate('booking.overlap', {
        smart_count: others.length,
        names: customerNames(others, translate),
      })}
    </Alert>
  );
}
