import { desc, eq, sql } from 'drizzle-orm';
import type { TicketEvent } from '../../src/schemas/tickets/events.ts';
import type { TicketEventKind } from '../../src/schemas/tickets/states.ts';
import type { Scope } from '../core/scope.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import { staffNames } from '../staff/index.ts';
import { devices, ticketDevices, ticketEvents } from './tables.ts';
import { readLocationNames } from './ways.ts';

/** Maximum number of events of a response. */
const MAX_EVENTS = 1000;

interface NewEvent {
  ticket_id: string;
  ticket_device_id?: string;
  kind: TicketEventKind;
  from?: string | null;
  to?: string | null;
  reason?: string | null;
}

/** Records what a staff member did to a ticket; null: the system. */
export const recordEvents = (scope: Scope, by: string | null, events: NewEvent[]): Promise<void> =>
  scope.insert(
    ticketEvents,
    events.map((event) => ({ ...event, created_by: by })),
  );

/** Kinds whose values are ids of locations. */
const ofPlaces = new Set<TicketEventKind>(['SENT', 'RECEIVED', 'SENDING_CANCELLED', 'LOCATION']);

const isOfPlaces = ({ kind }: Pick<TicketEvent, 'kind'>) => ofPlaces.has(kind);

/** Returns the events of a ticket, the newest first. */
export async function readEvents(scope: Scope, ticketId: string): Promise<TicketEvent[]> {
  const rows = await scope.planned('ticket_events', eventsOf, { ticket: ticketId });
  const [names, places] = await Promise.all([
    staffNames(
      scope,
      rows.flatMap((row) => [row.created_by, ...(row.kind === 'TECHNICIAN' ? [row.from, row.to] : [])]),
    ),
    readLocationNames(
      scope,
      rows.flatMap((row) => (isOfPlaces(row) ? [Number(row.from), Number(row.to)] : [])),
    ),
  ]);
  const valueOf = (row: Pick<TicketEvent, 'kind'>, value: string | null) => {
    if (value && isOfPlaces(row)) return places.get(Number(value)) ?? value;
    return row.kind === 'TECHNICIAN' && value ? (names.get(value) ?? value) : value;
  };
  return rows.map(({ created_by: author, created_date: date, ...event }) => ({
    ...event,
    from: valueOf(event, event.from),
    to: valueOf(event, event.to),
    by: names.get(author ?? '') ?? null,
    created_date: date.toISOString(),
  }));
}

function eventsOf(own: TenantFilter) {
  const { id, ticket_device_id, kind, from, to, reason, created_by, created_date } = ticketEvents;
  const device = own.field<string | null>(
    sql`${devices.name}`,
    sql`${ticketDevices} join ${devices} on ${eq(devices.id, ticketDevices.device_id)}`,
    [ticketDevices, devices],
    eq(ticketDevices.id, ticket_device_id),
  );
  return {
    table: ticketEvents,
    fields: { id, ticket_device_id, device, kind, from, to, reason, created_by, created_date },
    where: eq(ticketEvents.ticket_id, sql.placeholder('ticket')),
    orderBy: [desc(created_date), desc(id)],
    limit: MAX_EVENTS,
  };
}
