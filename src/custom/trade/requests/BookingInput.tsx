import { useEffect } from 'react';
import { useGetOne, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { InputProps } from '../../../kit/slots.ts';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';

/** Prefills a new trade-in with customer and device of the appointment in the URL. */
export default function BookingInput({ source = 'appointment_id' }: Partial<InputProps>) {
  const { setValue } = useFormContext();
  const record = useRecordContext();
  const id = new URLSearchParams(useLocation().search).get('appointment');
  const { data } = useGetOne<Appointment>(
    appointments.name,
    { id: id ?? undefined },
    { enabled: Boolean(id) && !record, retry: false, onError: () => undefined },
  );
  useEffect(() => {
    if (!data || record) return;
    const { customer_id, customer_first_name, customer_last_name, customer_email, customer_phone } = data;
    const customer = { customer_id, customer_first_name, customer_last_name, customer_email, customer_phone };
    const product_id = data.repairs[0]?.product_id;
    const values = { [source]: data.id, location_id: data.location_id, ...customer, product_id };
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  }, [data, record, source, setValue]);
  return null;
}
