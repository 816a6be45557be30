import { CountryInput, StateInput } from '../../locations/index.ts';
import type { Slot } from '../../../kit/slots.ts';

/** Fields of the address form. */
export const addressForm: Slot[] = [
  'address_type',
  'company',
  'first_name',
  'last_name',
  'email',
  'phone',
  'address_1',
  'address_2',
  <CountryInput source="country" />,
  <StateInput source="state" />,
  'city',
  'postcode',
  'is_default',
];
