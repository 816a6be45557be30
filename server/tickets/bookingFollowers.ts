import { eq } from 'drizzle-orm';
import type { DeviceService } from '../../src/schemas/tickets/services.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { appointments } from '../appointments/index.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';
import type { Inventory } from '../inventory/index.ts';

/** What a customer agreed to before the device came to the store. */
export interface AgreedBooking {
  services: DeviceService[];
  name: string;
  how: TicketDevice['agreed_how'];
  date: Date;
}

interface TakenBooking {
  /** The appointment or quote, and the quote that the appointment was made from. */
  bookings: string[];
  ticket: Pick<Ticket, 'id' | 'number' | 'location_id' | 'customer_id'>;
  inventory: Inventory;
}

interface BookingFollower {
  /** Returns what was agreed of bookings that become a ticket, and locks what says so. */
  agreed?: (scope: Scope, bookings: string[]) => Promise<AgreedBooking | undefined>;
  /** Bookings became a ticket, whose devices are stored. */
  follow: (scope: Scope, by: string, taken: TakenBooking) => Promise<void>;
}

/** What follows bookings to their ticket. */
export const bookingFollowers = extensionPoint<BookingFollower>();

/** Returns the ids of a booking, and of the quote that it was made from. */
export async function bookingsOf(scope: Scope, appointmentId: string): Promise<string[]> {
  const [row] = await scope.select(
    appointments,
    { quote_id: appointments.quote_id },
    { where: eq(appointments.id, appointmentId) },
  );
  return [appointmentId, ...(row?.quote_id ? [row.quote_id] : [])];
}

/** Returns what was agreed of the appointment or quote of a new ticket; undefined: nothing. */
export async function agreedOf(
  scope: Scope,
  appointmentId: string | null,
): Promise<AgreedBooking | undefined> {
  if (!appointmentId) return undefined;
  const bookings = await bookingsOf(scope, appointmentId);
  for (const { agreed } of bookingFollowers.all()) {
    const found = await agreed?.(scope, bookings);
    if (found) return found;
  }
  return undefined;
}

/** What belongs to the appointment or quote of a new ticket belongs to the ticket. */
export async function followBooking(
  scope: Scope,
  by: string,
  appointmentId: string,
  taken: Omit<TakenBooking, 'bookings'>,
): Promise<void> {
  const bookings = await bookingsOf(scope, appointmentId);
  for (const { follow } of bookingFollowers.all()) await follow(scope, by, { ...taken, bookings });
}
