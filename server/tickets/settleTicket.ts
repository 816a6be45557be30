import { eq } from 'drizzle-orm';
import { ticketState, type DeviceState } from '../../src/schemas/tickets/states.ts';
import { lockRecords } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { ticketDevices, tickets } from './tables.ts';

/**
 * Derives the state of a ticket from its devices, of which one is about to change. The ticket is locked first, so that
 * of concurrent changes the later one sees both.
 */
export async function settleTicket(
  scope: Scope,
  ticketId: string,
  changed?: { id: string; state: DeviceState },
): Promise<void> {
  await lockRecords(scope, [{ table: tickets, ids: [ticketId] }]);
  const rows = await scope.select(
    ticketDevices,
    { id: ticketDevices.id, state: ticketDevices.state },
    { where: eq(ticketDevices.ticket_id, ticketId) },
  );
  const states = rows.map(({ id, state }) => (id === changed?.id ? changed.state : state));
  await scope.update(tickets, { state: ticketState(states) }, eq(tickets.id, ticketId));
}
