import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { useFillAddress } from './useSelectCustomer.ts';

/** A quote holds no address: an appointment that comes of it begins with the one that is known of its customer. */
export function QuoteAddressFiller({ quote: { customer_id: id } }: { quote: Appointment }) {
  const { fillAddress } = useFillAddress();
  const { getValues } = useFormContext();
  const isDone = useRef(false);
  useEffect(() => {
    // A draft that was restored may hold another one.
    if (!id || isDone.current || getValues('customer_address_1')) return;
    isDone.current = true;
    void fillAddress(id);
  });
  return null;
}
