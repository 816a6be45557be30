import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { models } from '../../../src/schemas/models.ts';
import type { Who } from '../../../src/schemas/can.ts';
import { GONE_HOURS, MOST_CARDS, type Board, type BoardCard } from '../../../src/schemas/tickets/board.ts';
import { ticketDevices as deviceModel } from '../../../src/schemas/tickets/ticketDevices.ts';
import { tickets as ticketModel } from '../../../src/schemas/tickets/tickets.ts';
import { listConditions } from '../../core/records/conditions.ts';
import { entityOf, type Values } from '../../core/records/entity.ts';
import { readableRows } from '../../core/records/readable.ts';
import { etagOf } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { customers } from '../../customers/index.ts';
import { staff } from '../../staff/index.ts';
import { devices, ticketDevices, tickets } from '../tables.ts';
import { ticketReads } from '../tickets.ts';
import { readWays } from '../ways.ts';
import { whereAt } from '../whereAt.ts';

const HOUR = 3_600_000;

/** Returns the devices in the store that a filter of tickets matches, and those handed over lately. */
export async function readBoard(scope: Scope, who: Who, { location_id, ...filter }: Values): Promise<Board> {
  const matching = listConditions(scope, entityOf(ticketModel, models, ticketReads), filter, {});
  const recently = new Date(Date.now() - GONE_HOURS * HOUR);
  const { state, state_date, still_from, location_id: place } = ticketDevices;
  const where = and(
    or(ne(state, 'GONE'), sql`${state_date} >= ${recently.toISOString()}::timestamptz`),
    location_id === undefined ? undefined : whereAt(location_id as number[]),
    readableRows(who, deviceModel, ticketDevices),
    matching,
  );
  const { number, promised_date, priority, customer_id } = tickets;
  const { to_location_id, sent_date } = ticketDevices;
  const { id, ticket_id, device_id, resume_to, outcome, technician_id, shelf, modified_date } = ticketDevices;
  const rows = await scope.select(
    ticketDevices,
    {
      card: {
        id,
        ticket_id,
        device_id,
        location_id: place,
        to_location_id,
        state,
        resume_to,
        outcome,
        technician_id,
        shelf,
      },
      ticket: { number, priority, customer_id },
      state_date,
      sent_date,
      still_from,
      promised_date,
      modified_date,
      device: scope.field<string | null>(
        sql`${devices.name}`,
        sql`${devices}`,
        [devices],
        eq(devices.id, device_id),
      ),
      serial: scope.field<string | null>(
        sql`${devices.serial}`,
        sql`${devices}`,
        [devices],
        eq(devices.id, device_id),
      ),
      customer: scope.field<string | null>(
        nameIn(customers),
        sql`${customers}`,
        [customers],
        eq(customers.id, customer_id),
      ),
      technician: scope.field<string | null>(
        nameIn(staff),
        sql`${staff}`,
        [staff],
        eq(staff.id, technician_id),
      ),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    },
    {
      join: { table: tickets, on: eq(tickets.id, ticket_id) },
      where,
      orderBy: [
        sql`array_position(array['URGENT', 'HIGH'], ${priority})`,
        sql`${promised_date} nulls last`,
        asc(number),
        asc(id),
      ],
      limit: MOST_CARDS,
    },
  );
  const wayOf = await readWays(
    scope,
    rows.map(({ card }) => card),
  );
  const cards = rows.map(({ card, ticket: { customer_id: customer, ...ticket }, ...row }): BoardCard => ({
    ...card,
    ...ticket,
    way: wayOf(card),
    sent_date: row.sent_date?.toISOString() ?? null,
    _etag: etagOf({ record: {}, modified: row.modified_date }),
    serial: row.serial,
    device: { id: card.device_id, name: row.device ?? '' },
    customer: customer ? { id: customer, name: row.customer ?? '' } : null,
    technician: card.technician_id ? { id: card.technician_id, name: row.technician ?? '' } : null,
    state_date: row.state_date.toISOString(),
    still_from: row.still_from && row.still_from.toISOString(),
    promised_date: row.promised_date && new Date(row.promised_date).toISOString(),
  }));
  return { cards, total: rows[0]?.total ?? 0 };
}

/** The name of a person in a statement. */
const nameIn = (own: typeof customers | typeof staff) =>
  sql<string>`concat_ws(' ', ${own.first_name}, ${own.last_name})`;
