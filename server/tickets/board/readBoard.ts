import { and, asc, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { GONE_HOURS, MOST_CARDS, type Board, type BoardCard } from '../../../src/schemas/tickets/board.ts';
import { ticketDevices as deviceModel } from '../../../src/schemas/tickets/ticketDevices.ts';
import { listConditions } from '../../core/records/conditions.ts';
import type { Reading, Values } from '../../core/records/entity.ts';
import { readableRows } from '../../core/records/readable.ts';
import { etagOf } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { objectOf } from '../../core/tables/objectOf.ts';
import { customers } from '../../customers/index.ts';
import { staff } from '../../staff/index.ts';
import { devices, ticketDevices, tickets } from '../tables.ts';
import { readWays } from '../ways.ts';
import { isAt } from '../whereAt.ts';

const HOUR = 3_600_000;

type Card = Omit<BoardCard, '_etag' | 'way'>;

/** Returns the devices in the store that a filter of tickets matches, and those handed over lately; `entity` is that of tickets. */
export async function readBoard(
  { scope, who, entity }: Reading,
  { location_id, ...filter }: Values,
): Promise<Board> {
  const matching = listConditions(scope, entity, filter, {});
  const recently = new Date(Date.now() - GONE_HOURS * HOUR);
  const { id, ticket_id, state, state_date, modified_date } = ticketDevices;
  const { number, promised_date, priority } = tickets;
  const where = and(
    or(ne(state, 'GONE'), sql`${state_date} >= ${recently.toISOString()}::timestamptz`),
    location_id === undefined ? undefined : or(...isAt(location_id as number[])),
    readableRows(who, deviceModel, ticketDevices),
    matching,
  );
  const rows = await scope.select(
    ticketDevices,
    { card: cardOf(scope), modified: modified_date, total: sql<number>`count(*) over ()::int` },
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
    rows.map((row) => row.card),
  );
  const cards = rows.map(({ card, modified }): BoardCard =>
    Object.assign(card, { _etag: etagOf({ record: {}, modified }), way: wayOf(card) }),
  );
  return { cards, total: rows[0]?.total ?? 0 };
}

/** A card as JSON that PostgreSQL writes, which costs a third of reading its columns one by one. */
function cardOf(scope: Scope): SQL<Card> {
  const { id, ticket_id, device_id, location_id, to_location_id, state, resume_to, outcome } = ticketDevices;
  const { technician_id, shelf, sent_date, state_date, still_from } = ticketDevices;
  const { number, priority, promised_date, customer_id } = tickets;
  const card = objectOf({
    id,
    ticket_id,
    device_id,
    location_id,
    to_location_id,
    state,
    resume_to,
    outcome,
    technician_id,
    shelf,
    number,
    priority,
    serial: devices.serial,
    device: objectOf({ id: devices.id, name: devices.name }),
    customer: named(scope, customers, customer_id),
    technician: named(scope, staff, technician_id),
    sent_date: momentIn(sent_date),
    state_date: momentIn(state_date),
    still_from: momentIn(still_from),
    promised_date: momentIn(promised_date),
  });
  return scope.field(card as SQL<Card>, sql`${devices}`, [devices], eq(devices.id, device_id));
}

function named(scope: Scope, people: typeof customers | typeof staff, id: PgColumn): SQL {
  const name = sql`concat_ws(' ', ${people.first_name}, ${people.last_name})`;
  return scope.field(objectOf({ id: people.id, name }), sql`${people}`, [people], eq(people.id, id));
}

const momentIn = (moment: PgColumn) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
