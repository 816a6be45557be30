import type { Address } from '../customers/addresses.ts';
import type { ShippingAddress } from './address.ts';

type Postal = Pick<
  Address,
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'company'
  | 'address_1'
  | 'address_2'
  | 'address_3'
  | 'city'
  | 'state'
  | 'postcode'
> & { country: string };

export const fullName = (first: string, last: string) => `${first} ${last}`.trim();

/** Converts a customer's address to a shipping address; whether it is residential is unknown. */
export const shippingAddressOf = (one: Postal): Omit<ShippingAddress, 'address_residential_indicator'> => ({
  name: fullName(one.first_name, one.last_name),
  phone: one.phone,
  company_name: one.company,
  address_line1: one.address_1,
  address_line2: one.address_2,
  address_line3: one.address_3,
  city_locality: one.city,
  state_province: one.state,
  postal_code: one.postcode,
  country_code: one.country,
});
