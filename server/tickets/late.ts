import { and, eq, getTableColumns, lt, ne, not, notInArray, sql, type SQL } from 'drizzle-orm';
import { isPastPromise } from '../../src/schemas/tickets/late.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { groupBy } from '../core/groupBy.ts';
import { dequeue, enqueue } from '../core/jobs/enqueue.ts';
import type { JobKind } from '../core/jobs/kinds.ts';
import type { Scope } from '../core/scope.ts';
import type { Notify } from '../notifications/index.ts';
import { devices, ticketDevices, tickets } from './tables.ts';
import { techniciansAt } from './techniciansAt.ts';
import { ticketNotice } from './ticketNotice.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'tell-late-ticket': { ticket_id: string };
  }
}

const done = ['READY', 'GONE'] as const;

/** Returns the condition that a ticket's promised date has passed before its work is done, or that it is not so. */
export function whereLate(isWanted: boolean): SQL {
  const late = and(lt(tickets.promised_date, sql`now()`), notInArray(tickets.state, [...done]))!;
  return isWanted ? late : not(sql`coalesce(${late}, false)`);
}

/**
 * Returns the same condition of a device, by its ticket's promised date and its own state. Only open tickets are read, which
 * stay few: most promised dates have passed.
 */
export function whereDeviceLate(scope: Scope, isWanted: boolean): SQL {
  const isPast = and(ne(tickets.state, 'GONE'), lt(tickets.promised_date, sql`now()`));
  const promised = scope.any(tickets, tickets.id, isPast);
  const late = and(notInArray(ticketDevices.state, [...done]), eq(ticketDevices.ticket_id, promised))!;
  return isWanted ? late : not(late);
}

/** Schedules the notification of a late ticket for the moment that was promised. */
export async function planLate(scope: Scope, { id, promised_date }: Ticket, by: string): Promise<void> {
  const runAt = promised_date === null ? undefined : new Date(promised_date);
  if (!runAt || runAt.getTime() < Date.now()) return dequeue(scope, 'tell-late-ticket', id);
  await enqueue(scope, { kind: 'tell-late-ticket', key: id, data: { ticket_id: id }, runAt, by });
}

/**
 * Notifies the technicians of a late ticket, if it still is late: at each location those of the devices there, else its staff.
 */
export const lateTicketJob = (notify: Notify): JobKind<{ ticket_id: string }> => ({
  run: ({ scope, data: { ticket_id } }) =>
    scope.transaction(async (own) => {
      const [ticket] = await own.select(tickets, getTableColumns(tickets), {
        where: eq(tickets.id, ticket_id),
      });
      const promised = ticket?.promised_date && new Date(ticket.promised_date);
      if (!ticket || !promised || !isPastPromise({ ...ticket, promised_date: promised.toISOString() }))
        return;
      const open = await own.select(
        ticketDevices,
        {
          name: devices.name,
          technician_id: ticketDevices.technician_id,
          location_id: ticketDevices.location_id,
        },
        {
          join: { table: devices, on: eq(devices.id, ticketDevices.device_id) },
          where: and(eq(ticketDevices.ticket_id, ticket_id), notInArray(ticketDevices.state, [...done])),
        },
      );
      for (const [locationId, here] of groupBy(open, (one) => one.location_id)) {
        const only = await techniciansAt(
          own,
          locationId,
          here.map((one) => one.technician_id),
        );
        await notify(own, {
          locationId,
          rights: ['EDIT_TICKET'],
          ...(only.length > 0 && { only }),
          ...ticketNotice('late', {
            id: ticket_id,
            number: ticket.number,
            names: here.map(({ name }) => name),
            date: promised,
            timezone: own.store.timezone,
          }),
        });
      }
    }),
});
