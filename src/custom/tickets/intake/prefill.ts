import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';
import type { NewTicketCustomer } from '../../../schemas/tickets/newCustomer.ts';
import { toServices } from '../../../schemas/estimates/options.ts';
import type { Estimate } from '../../../schemas/estimates/estimates.ts';
import { toService, type DeviceService } from '../../../schemas/tickets/services.ts';
import {
  MAX_PROBLEM,
  newDevice,
  type NewTicketDevice,
  type Ticket,
} from '../../../schemas/tickets/tickets.ts';

export type Prefill = Partial<
  Pick<Ticket, 'customer_id' | 'new_customer' | 'location_id' | 'appointment_id' | 'origin' | 'note'>
> & { new_devices?: NewTicketDevice[] };

type Contact = Pick<ContactRequest, 'customer_first_name' | 'customer_last_name' | 'customer_phone'> & {
  customer_id?: string | null;
  customer_email: string | null;
  customer_language?: string | null;
};

/** The customer of a record, else a new one with its contact data. */
function customerOf(contact: Contact): Prefill {
  if (contact.customer_id) return { customer_id: contact.customer_id };
  const new_customer: NewTicketCustomer = {
    first_name: contact.customer_first_name.slice(0, 50) || null,
    last_name: contact.customer_last_name.slice(0, 50) || null,
    email: contact.customer_email || null,
    phone: contact.customer_phone || null,
    language:
      contact.customer_language === 'fr' || contact.customer_language === 'en'
        ? contact.customer_language
        : null,
  };
  return { new_customer };
}

/** Returns what a customer approved: the lines of an option as services. */
const approvedServices = ({ options, approved_option }: Estimate): DeviceService[] =>
  options[approved_option ?? 0]?.lines.flatMap(toServices) ?? [];

const isOf = (device: NewTicketDevice, { repair_id }: DeviceService) =>
  repair_id !== null && device.services.some((one) => one.repair_id === repair_id);

/** The services of a booking's devices, or instead what was approved: by product, and what has none with the first. */
function withApproved(devices: NewTicketDevice[], approved: Estimate): NewTicketDevice[] {
  const services = approvedServices(approved);
  return devices.map((device, index) => ({
    ...device,
    services: services.filter((service) =>
      devices.some((one) => isOf(one, service)) ? isOf(device, service) : index === 0,
    ),
  }));
}

/** A device for each product of an appointment or quote, with its services. */
function devicesOf({ repairs, customer_note }: Appointment): NewTicketDevice[] {
  const products = [...new Set(repairs.map(({ product_id }) => product_id))];
  const devices = products.map((product_id): NewTicketDevice => {
    const own = repairs.filter((repair) => repair.product_id === product_id);
    return {
      ...newDevice,
      product_id,
      name: own[0]?.product_name ?? null,
      services: own.map(({ repair_id, repair_name, product_name, cost = null, ...terms }) =>
        toService({ ...terms, id: repair_id, title: repair_name, product: { name: product_name }, cost }),
      ),
    };
  });
  const [first = newDevice, ...others] = devices;
  return [{ ...first, problem: customer_note?.slice(0, MAX_PROBLEM) ?? '' }, ...others];
}

/** What a new ticket takes from an appointment or quote, and from the estimate of it that the customer approved. */
export const ofAppointment = (booking: Appointment, approved?: Estimate): Prefill => ({
  ...customerOf(booking),
  location_id: booking.location_id,
  appointment_id: booking.id,
  origin: booking.type === 'QUOTE' ? 'QUOTE' : 'BOOKING',
  new_devices: approved ? withApproved(devicesOf(booking), approved) : devicesOf(booking),
});

/** What a new ticket takes from a message of a customer. */
export const ofRequest = (request: ContactRequest): Prefill => ({
  ...customerOf(request),
  ...(request.location_id !== null && { location_id: request.location_id }),
  new_devices: [{ ...newDevice, problem: request.customer_note.slice(0, MAX_PROBLEM) }],
});

/** What a new ticket takes from a parcel, and from the appointment that it belongs to. */
export const ofShipment = (
  { customer_id, location_id, tracking_number }: Shipment,
  booking: Appointment | undefined,
  approved?: Estimate,
): Prefill => ({
  ...(customer_id && { customer_id }),
  ...(location_id !== null && { location_id }),
  ...(booking && ofAppointment(booking, approved)),
  origin: 'MAIL_IN',
  note: tracking_number,
});
