import { eq } from 'drizzle-orm';
import { placesOf } from '../../src/schemas/tickets/places.ts';
import { ticketState, type DeviceState } from '../../src/schemas/tickets/states.ts';
import { lockRecords } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { recordEvents } from './events.ts';
import { ticketDevices, tickets } from './tables.ts';
import { moveAlong } from './tablesOfTickets.ts';

interface Changed {
  id: string;
  state?: DeviceState;
  location_id?: number;
  to_location_id?: number | null;
}

/**
 * Derives the state and the locations of a ticket from its devices, of which one is about to change; what belongs to it
 * follows to its location. The ticket is locked first, so that of concurrent changes the later one sees both. `by` is the staff member, null the system.
 */
export async function settleTicket(
  scope: Scope,
  by: string | null,
  ticketId: string,
  changed?: Changed,
): Promise<void> {
  await lockRecords(scope, [{ table: tickets, ids: [ticketId] }]);
  const { id, state, location_id, to_location_id, ticket_id } = ticketDevices;
  const rows = await scope.select(
    ticketDevices,
    { id, state, location_id, to_location_id },
    { where: eq(ticket_id, ticketId) },
  );
  const devices = rows.map((row) => (row.id === changed?.id ? { ...row, ...changed } : row));
  const isTicket = eq(tickets.id, ticketId);
  const [ticket] = await scope.select(tickets, { location_id: tickets.location_id }, { where: isTicket });
  if (!ticket) return;
  const places = placesOf(ticket.location_id, devices);
  await scope.update(tickets, { state: ticketState(devices.map((one) => one.state)), ...places }, isTicket);
  if (places.location_id === ticket.location_id) return;
  await moveAlong(scope, by, { ticketId, locationId: places.location_id });
  await recordEvents(scope, by, [
    {
      ticket_id: ticketId,
      kind: 'LOCATION',
      from: String(ticket.location_id),
      to: String(places.location_id),
    },
  ]);
}
