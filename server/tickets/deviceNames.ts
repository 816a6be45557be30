import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { devices, ticketDevices } from './tables.ts';

/** Returns the names of a ticket's devices; with ids given, of those. */
export async function deviceNames(
  scope: Scope,
  ticketId: string,
  ids?: string[],
): Promise<(string | null)[]> {
  const { id, ticket_id, device_id, created_date } = ticketDevices;
  const rows = await scope.select(
    ticketDevices,
    { name: devices.name },
    {
      join: { table: devices, on: eq(devices.id, device_id) },
      where: and(eq(ticket_id, ticketId), ids && inArray(id, ids)),
      orderBy: [created_date, id],
    },
  );
  return rows.map(({ name }) => name);
}
