import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { shippingAddress } from '../../../schemas/customers/addresses.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { formatPhone } from '../../../schemas/phone.ts';
import { normalizePhone } from '../normalizePhone.ts';

/** The parts of an address as a booking holds them. */
const parts = ['address_1', 'address_2', 'city', 'country', 'state', 'postcode'] as const;

type Filling = (values: Record<string, unknown>) => void;

/** Fills a booking with where a known customer lives. */
export function useFillAddress() {
  const { setValue, getFieldState } = useFormContext();
  const dataProvider = useDataProvider();
  const fill: Filling = (values) => {
    for (const [name, value] of Object.entries(values))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  const fillAddress = async (id: string) => {
    const { data } = await dataProvider
      .getOne<Customer>(customers.name, { id })
      .catch(() => ({ data: undefined }));
    const address = data && shippingAddress(data.addresses);
    // What was typed meanwhile stays.
    if (!address || parts.some((part) => getFieldState(`customer_${part}`).isTouched)) return;
    fill(Object.fromEntries(parts.map((part) => [`customer_${part}`, address[part]])));
  };
  return { fill, fillAddress };
}

/** Fills a booking with a customer: who they are, how to reach them, and where they live. */
export function useSelectCustomer() {
  const { fill, fillAddress } = useFillAddress();
  return async ({ id, first_name, last_name, email, phone, language }: Customer) => {
    fill({
      customer_id: id,
      customer_first_name: first_name,
      customer_last_name: last_name,
      customer_email: email,
      customer_phone: phone && normalizePhone(formatPhone(phone)),
      customer_language: language,
    });
    await fillAddress(id);
  };
}
