import type { Location } from '../../../../authProvider/session.ts';
import { countryOfRegion } from '../../../../schemas/locations/regions.ts';
import type { ShippingAddress } from '../../../../schemas/shipping/address.ts';
import type { Field, LabelForm } from './form.ts';

/** The form's address fields by address property; used to apply a carrier's correction. */
export const addressFields = {
  address_line1: 'addressLine1',
  address_line2: 'addressLine2',
  address_line3: 'addressLine3',
  city_locality: 'city',
  state_province: 'state',
  postal_code: 'postalCode',
  country_code: 'country',
} as const satisfies Partial<Record<keyof ShippingAddress, Field>>;

const filled = (text: string | null | undefined) => text?.trim() ?? '';
const line = (text: string | null | undefined) => filled(text) || null;

/** The typed address. */
export const addressOf = (form: LabelForm): ShippingAddress => ({
  name: filled(form.name),
  phone: line(form.phone),
  company_name: line(form.company),
  address_line1: filled(form.addressLine1),
  address_line2: line(form.addressLine2),
  address_line3: line(form.addressLine3),
  city_locality: filled(form.city),
  state_province: filled(form.state),
  postal_code: filled(form.postalCode),
  country_code: form.country ?? '',
  address_residential_indicator: form.isResidentialAddress ? 'yes' : 'no',
});

/** A store location as a sender. */
export const locationAddress = (location: Location): ShippingAddress => ({
  name: filled(location.location_name),
  phone: line(location.phone),
  company_name: null,
  address_line1: filled(location.address_1),
  address_line2: line(location.address_2),
  address_line3: null,
  city_locality: filled(location.city),
  state_province: filled(location.state),
  postal_code: filled(location.postcode),
  country_code: countryOfRegion(location.state) ?? '',
  address_residential_indicator: 'no',
});

const needed = [
  'name',
  'address_line1',
  'city_locality',
  'state_province',
  'postal_code',
  'country_code',
] as const;

/** Whether the address is complete enough to ship. */
export const isComplete = (address: ShippingAddress) => needed.every((key) => address[key] !== '');

/** Destination and origin of a package; swapped for a return label (contract 4 §4). */
export function routeOf(form: LabelForm, location: Location) {
  const there = addressOf(form);
  const here = locationAddress(location);
  return form.isReturn ? { ship_to: here, ship_from: there } : { ship_to: there, ship_from: here };
}
