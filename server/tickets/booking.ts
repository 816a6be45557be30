import { and, eq, inArray } from 'drizzle-orm';
import { appointments as model } from '../../src/schemas/appointments/appointments.ts';
import { can, type Who } from '../../src/schemas/can.ts';
import type { AppointmentRepair } from '../../src/schemas/appointments/appointments.ts';
import { toService, type DeviceService } from '../../src/schemas/tickets/services.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import {
  acceptQuote,
  addRepairs,
  appointments,
  followWork,
  handOverParts,
  type BookedTicket,
} from '../appointments/index.ts';
import { isAnyOf } from '../core/planned.ts';
import type { Values } from '../core/records/entity.ts';
import { lockRecords } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { items, type Inventory } from '../inventory/index.ts';
import { readOffered } from '../repairs/index.ts';
import { ordersOf } from '../sales/index.ts';
import { bookingsOf, followBooking } from './bookingFollowers.ts';
import { recordEvents } from './events.ts';
import { ticketDevices, tickets } from './tables.ts';
import { deviceParts } from './work/tables.ts';
import { sourceOf } from './work/parts.ts';

const path = '/appointment_id';

/**
 * Returns errors if the appointment or quote of a new ticket is not there for the caller, at another location, a quote
 * that became an appointment, or has a ticket, whose number the error names; locks it and its quote until the ticket is stored.
 */
export async function bookingErrors(
  scope: Scope,
  who: Who,
  { appointment_id, location_id }: Ticket,
): Promise<ValidationError[]> {
  if (!appointment_id) return [];
  // Its quote too: no estimate of the quote is made meanwhile.
  await lockRecords(scope, [{ table: appointments, ids: await bookingsOf(scope, appointment_id) }]);
  const { type, is_voided } = appointments;
  const [booking] = await scope.select(
    appointments,
    { type, is_voided, location_id: appointments.location_id },
    { where: eq(appointments.id, appointment_id) },
  );
  if (!booking || booking.is_voided || can(who, 'one', model, booking) !== true)
    return [{ path, code: 'reference' }];
  const [known] = await scope.select(
    tickets,
    { number: tickets.number },
    { where: eq(tickets.appointment_id, appointment_id) },
  );
  if (known) return [{ path, code: 'has_ticket', params: { number: known.number } }];
  const { quote_id } = appointments;
  const made = and(eq(quote_id, appointment_id), eq(is_voided, false));
  if ((await scope.count(appointments, made)) > 0) return [{ path, code: 'converted' }];
  return booking.location_id === location_id ? [] : [{ path, code: 'other_location' }];
}

/** Returns the services of an appointment or quote, at the prices and terms of that time; deleted ones in free words. */
export async function bookedServices(scope: Scope, appointmentId: string | null): Promise<DeviceService[]> {
  if (!appointmentId) return [];
  const booking: Values = { id: appointmentId };
  await addRepairs(scope, [booking]);
  const repairs = booking.repairs as AppointmentRepair[];
  const ids = repairs.flatMap(({ repair_id }) => repair_id ?? []);
  const classes = new Map(
    (await readOffered(scope, ids)).map(({ repair_id, tax_class }) => [repair_id, tax_class]),
  );
  return repairs.map(({ repair_id, repair_name, product_name, cost = null, ...terms }) =>
    toService({
      ...terms,
      id: repair_id,
      title: repair_name,
      product: { name: product_name },
      cost,
      tax_class: classes.get(repair_id ?? '') ?? null,
    }),
  );
}

/** The appointment of a new ticket is in progress, its quote accepted; its parts are promised to the ticket's first device. */
export async function takeBooking(
  inventory: Inventory,
  scope: Scope,
  who: Who,
  { id: ticket_id, appointment_id, number, location_id, customer_id }: Ticket,
): Promise<void> {
  if (!appointment_id) return;
  await followWork(scope, who, appointment_id, 'IN_PROGRESS');
  await acceptQuote(scope, who, appointment_id, false);
  const { id, created_date } = ticketDevices;
  const [device] = await scope.select(
    ticketDevices,
    { id },
    { where: eq(ticketDevices.ticket_id, ticket_id), orderBy: [created_date, id], limit: 1 },
  );
  if (!device) return;
  const by = who.staff_id;
  const parts = await handOverParts(inventory, scope, by, appointment_id, sourceOf(device));
  const pieces = parts.flatMap(({ item_id, location_id: place, open, reserved }) =>
    Array.from({ length: open }, (_, index) => ({
      ticket_device_id: device.id,
      item_id,
      location_id: place,
      state: index < reserved ? ('RESERVED' as const) : ('WANTED' as const),
      created_by: by,
    })),
  );
  await scope.insert(deviceParts, pieces);
  const names = await itemNames(
    scope,
    pieces.map(({ item_id }) => item_id),
  );
  await recordEvents(
    scope,
    by,
    pieces.map(({ state, item_id }) => ({
      ticket_id,
      ticket_device_id: device.id,
      kind: 'PART',
      to: state,
      reason: names.get(item_id) ?? null,
    })),
  );
  await followBooking(scope, by, appointment_id, {
    ticket: { id: ticket_id, number, location_id, customer_id },
    inventory,
  });
}

async function itemNames(scope: Scope, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.select(
    items,
    { id: items.id, name: items.name },
    { where: inArray(items.id, ids) },
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The appointment of a ticket of which no device is left is completed. */
export async function completeBooking(scope: Scope, who: Who, ticketId: string): Promise<void> {
  const { appointment_id, state } = tickets;
  const [ticket] = await scope.select(
    tickets,
    { appointment_id },
    { where: and(eq(tickets.id, ticketId), eq(state, 'GONE')) },
  );
  if (ticket?.appointment_id) await followWork(scope, who, ticket.appointment_id, 'COMPLETED');
}

/** Returns the tickets of appointments and quotes, by their ids. */
export async function ticketsOfBookings(scope: Scope, ids: string[]): Promise<Map<string, BookedTicket>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.planned('tickets_of_bookings', booked, { ids });
  return new Map(rows.map(({ appointment_id, ...ticket }) => [appointment_id!, ticket]));
}

const booked = () => {
  const { id, number, order_id, appointment_id } = tickets;
  return {
    table: tickets,
    fields: { id, number, order_id, appointment_id },
    where: isAnyOf(appointment_id, 'ids'),
  };
};

/** Returns the order that the appointment of a new ticket has already; it is the ticket's one order. */
export const bookedOrder = async (scope: Scope, appointmentId: string | null): Promise<string | null> =>
  appointmentId === null ? null : ((await ordersOf(scope, [appointmentId])).get(appointmentId) ?? null);

/** Returns the appointment that a ticket's order is to name: one that is still there, at its location. */
export async function orderedBooking(
  scope: Scope,
  who: Who,
  { appointment_id, location_id }: Pick<Ticket, 'appointment_id' | 'location_id'>,
): Promise<string | null> {
  if (!appointment_id) return null;
  const where = and(
    eq(appointments.id, appointment_id),
    eq(appointments.type, 'APPOINTMENT'),
    eq(appointments.is_voided, false),
    eq(appointments.location_id, location_id),
  );
  const [booking] = await scope.select(appointments, { location_id: appointments.location_id }, { where });
  return booking && can(who, 'one', model, booking) === true ? appointment_id : null;
}
