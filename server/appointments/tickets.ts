import { extensionPoint } from '../core/extensionPoint.ts';
import type { Values } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';

/** The ticket that an appointment or quote became; its parts and its order are those of the ticket. */
export interface BookedTicket {
  id: string;
  number: number;
  order_id: string | null;
}

/** Finds the tickets of appointments and quotes, by their ids. */
export const appointmentTickets =
  extensionPoint<(scope: Scope, ids: string[]) => Promise<Map<string, BookedTicket>>>();

/** Returns the tickets of appointments and quotes, by their ids. */
export async function ticketsOf(scope: Scope, ids: string[]): Promise<Map<string, BookedTicket>> {
  const found = await Promise.all(appointmentTickets.all().map((find) => find(scope, ids)));
  return new Map(found.flatMap((tickets) => [...tickets]));
}

/** Adds the ticket (`ticket_id`) to appointments, and to quotes their own or that of their appointment. */
export async function addTickets(scope: Scope, records: Values[]): Promise<void> {
  const ids = records.flatMap(({ id, appointment_id }) => [id, appointment_id]) as (string | null)[];
  const byBooking = await ticketsOf(
    scope,
    ids.filter((id) => id !== null),
  );
  const idOf = (booking: unknown) => byBooking.get(booking as string)?.id;
  for (const record of records) record.ticket_id = idOf(record.id) ?? idOf(record.appointment_id) ?? null;
}
