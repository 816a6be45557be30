import type { Appointment } from '../../schemas/appointments/appointments.ts';
import type { Address } from '../../schemas/customers/addresses.ts';
import type { ShippingAddress } from '../../schemas/shipping/address.ts';
import { fullName, shippingAddressOf } from '../../schemas/shipping/customerAddress.ts';
import type { Order } from '../../schemas/sales/orders.ts';
import type { RateBrowserDefaults } from './rateBrowser/props.ts';

/** A label to a customer's address. */
export const defaultsForAddress = (address: Address): RateBrowserDefaults => ({
  ship_to: shippingAddressOf(address),
  email: address.email,
  customer_id: address.customer_id,
});

/**
 * A label of an appointment: to the customer, or a return label from them to the location. The appointment's own
 * address takes precedence over `address`, the customer's.
 */
export function defaultsForBooking(
  booking: Appointment,
  is_return: boolean,
  address: Address | undefined,
): RateBrowserDefaults {
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
    : { ...(address && shippingAddressOf(address)) };
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

/** A label to an order's shipping address, else its billing address. */
export function defaultsForOrder(order: Order): RateBrowserDefaults {
  const { shipping_address, billing_address, customer_first_name, customer_last_name } = order;
  const address = shipping_address ?? billing_address;
  const name = fullName(
    address?.first_name ?? customer_first_name ?? '',
    address?.last_name ?? customer_last_name ?? '',
  );
  return {
    ship_to: {
      name,
      phone: address?.phone ?? order.customer_phone,
      ...(address?.address_1 && {
        company_name: address.company,
        address_line1: address.address_1,
        address_line2: address.address_2,
        city_locality: address.city ?? undefined,
        state_province: address.state ?? undefined,
        postal_code: address.postcode ?? undefined,
        country_code: address.country ?? undefined,
      }),
    },
    email: order.customer_email,
    location_id: order.location_id,
    customer_id: order.customer_id,
    appointment_id: order.appointment_id,
    order_id: order.id,
  };
}
