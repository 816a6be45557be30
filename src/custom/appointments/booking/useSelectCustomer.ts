import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { shippingAddress } from '../../../schemas/customers/addresses.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { formatPhone } from '../../../schemas/phone.ts';
import { normalizePhone } from '../normalizePhone.ts';

/** Address fields of an appointment. */
const parts = ['address_1', 'address_2', 'city', 'country', 'state', 'postcode'] as const;

type Filling = (values: Record<string, unknown>) => void;

/** Fills an appointment with a customer's address. */
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
    // Values typed meanwhile are kept.
    if (!address || parts.some((part) => getFieldState(`customer_${part}`).isTouched)) return;
    fill(Object.fromEntries(parts.map((part) => [`customer_${part}`, address[part]])));
  };
  return { fill, fillAddress };
}

/** Fills an appointment with a customer's name, contact data and address. */
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
