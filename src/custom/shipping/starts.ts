import type { Appointment } from '../../schemas/appointments/appointments.ts';
import type { Address } from '../../schemas/customers/addresses.ts';
import type { ShippingAddress } from '../../schemas/shipping/address.ts';
import type { RateBrowserStart } from './rateBrowser/start.ts';

const fullName = (first: string, last: string) => `${first} ${last}`.trim();

/** An address of a customer as carriers write it. */
const toShippingAddress = (one: Address): Partial<ShippingAddress> => ({
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

/** A label to a customer's address. */
export const startOfAddress = (address: Address): RateBrowserStart => ({
  ship_to: toShippingAddress(address),
  email: address.email,
  customer_id: address.customer_id,
});

/**
 * A label of a booking: to the customer, or a return label from them to the location. The booking's own address, where it
 * has one, is the one that was said for this time; else `address`, the customer's.
 */
export function startOfBooking(
  booking: Appointment,
  is_return: boolean,
  address: Address | undefined,
): RateBrowserStart {
  const { customer_first_name, customer_last_name, customer_phone } = booking;
  const own: Partial<ShippingAddress> = booking.customer_address_1
    ? {
        address_line1: booking.customer_address_1,
        address_line2: booking.customer_address_2,
        city_locality: booking.customer_city ?? undefined,
        state_province: booking.customer_state ?? undefined,
        postal_code: booking.customer_postcode ?? undefined,
        country_code: booking.customer_country ?? undefined,
      }
    : { ...(address && toShippingAddress(address)) };
  return {
    ship_to: {
      ...own,
      name: fullName(customer_first_name, customer_last_name),
      phone: customer_phone ?? own.phone ?? null,
    },
    email: booking.customer_email,
    location_id: booking.location_id,
    is_return,
    customer_id: booking.customer_id ?? null,
    appointment_id: booking.id,
  };
}
