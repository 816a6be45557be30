import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { useFillAddress } from './useSelectCustomer.ts';

/** Quotes have no address: fills a converted quote's appointment with the customer's address. */
export function QuoteAddressFiller({ quote: { customer_id: id } }: { quote: Appointment }) {
  const { fillAddress } = useFillAddress();
  const { getValues } = useFormContext();
  const isDone = useRef(false);
  useEffect(() => {
    // A restored draft may contain another address.
    if (!id || isDone.current || getValues('customer_address_1')) return;
    isDone.current = true;
    void fillAddress(id);
  });
  return null;
}
