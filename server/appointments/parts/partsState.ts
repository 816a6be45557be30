import { sql } from 'drizzle-orm';
import { partsStateOf } from '../../../src/schemas/appointments/parts.ts';
import type { Values } from '../../core/records/entity.ts';
import { isAnyOf } from '../../core/planned.ts';
import type { Scope } from '../../core/scope.ts';
import { appointmentParts } from './tables.ts';

/** Adds the state of their parts to appointments. */
export async function addPartsState(scope: Scope, records: Values[]): Promise<void> {
  const ids = records.map(({ id }) => id as string);
  if (ids.length === 0) return;
  const rows = await scope.planned('parts_of_bookings', summed, { ids });
  const states = new Map(rows.map((row) => [row.id, partsStateOf(row)]));
  for (const record of records) record.parts_state = states.get(record.id as string) ?? null;
}

const summed = () => {
  const { appointment_id: id, needed, reserved, used, missing } = appointmentParts;
  return {
    table: appointmentParts,
    fields: {
      id,
      needed: sql<number>`sum(${needed})::int`,
      reserved: sql<number>`sum(${reserved})::int`,
      used: sql<number>`sum(${used})::int`,
      missing: sql<number>`sum(${missing})::int`,
    },
    where: isAnyOf(id, 'ids'),
    groupBy: id,
  };
};
