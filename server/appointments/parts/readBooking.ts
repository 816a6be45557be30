import { asc, eq, inArray } from 'drizzle-orm';
import { appointments as model } from '../../../src/schemas/appointments/appointments.ts';
import { waitingOf, type BookingParts } from '../../../src/schemas/appointments/parts.ts';
import { can, type Who } from '../../../src/schemas/can.ts';
import { appointments } from '../tables.ts';
import { notFound } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { sortKey } from '../../core/tables/folded.ts';
import { staffNames } from '../../staff/index.ts';
import { items, movements } from '../../inventory/index.ts';
import { appointmentParts } from './tables.ts';

/** Returns the parts of an appointment and their movements. */
export async function readBooking(scope: Scope, who: Who, id: string): Promise<BookingParts> {
  const { location_id, type, is_voided } = appointments;
  const where = eq(appointments.id, id);
  const [booking] = await scope.select(appointments, { location_id, type, is_voided }, { where });
  if (!booking || can(who, 'one', model, booking) !== true) throw notFound();
  const [parts, happened] = await Promise.all([readParts(scope, id), readMovements(scope, id)]);
  return { parts, movements: happened };
}

async function readParts(scope: Scope, id: string): Promise<BookingParts['parts']> {
  const { appointment_id, item_id, needed, reserved, used, missing } = appointmentParts;
  const rows = await scope.select(
    appointmentParts,
    { item_id, name: items.name, needed, reserved, used, missing },
    {
      join: { table: items, on: eq(items.id, item_id) },
      where: eq(appointment_id, id),
      orderBy: [sortKey(items.name), item_id],
    },
  );
  return rows.map(({ item_id: item, name, ...sums }) => ({
    item: { id: item, name },
    ...sums,
    waiting: waitingOf(sums),
  }));
}

async function readMovements(scope: Scope, id: string): Promise<BookingParts['movements']> {
  const { item_id, kind, quantity, reserved, created_by, created_date, source, source_id } = movements;
  const rows = await scope.select(
    movements,
    { item_id, kind, quantity, reserved, by: created_by, created_date, source },
    { where: eq(source_id, id), orderBy: [asc(created_date), asc(movements.id)] },
  );
  const own = rows.filter((row) => row.source === 'APPOINTMENT');
  if (own.length === 0) return [];
  const ids = [...new Set(own.map((row) => row.item_id))];
  const [named, people] = await Promise.all([
    scope.select(items, { id: items.id, name: items.name }, { where: inArray(items.id, ids) }),
    staffNames(
      scope,
      own.map(({ by }) => by),
    ),
  ]);
  const names = new Map(named.map((row) => [row.id, row.name]));
  return own.map((row) => ({
    kind: row.kind,
    item: { id: row.item_id, name: names.get(row.item_id) ?? '' },
    count: Math.abs(row.quantity) || Math.abs(row.reserved),
    by: people.get(row.by ?? '') ?? null,
    created_date: row.created_date.toISOString(),
  }));
}
