import { inArray, sql } from 'drizzle-orm';
import { partsStateOf } from '../../../src/schemas/appointments/parts.ts';
import type { Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { appointmentParts } from './tables.ts';

/** Adds to appointments how the parts stand that they need. */
export async function addPartsState(scope: Scope, records: Values[]): Promise<void> {
  const ids = records.map(({ id }) => id as string);
  if (ids.length === 0) return;
  const { appointment_id: id, needed, reserved, used, missing } = appointmentParts;
  const rows = await scope.select(
    appointmentParts,
    {
      id,
      needed: sql<number>`sum(${needed})::int`,
      reserved: sql<number>`sum(${reserved})::int`,
      used: sql<number>`sum(${used})::int`,
      missing: sql<number>`sum(${missing})::int`,
    },
    { where: inArray(id, ids), groupBy: id },
  );
  const states = new Map(rows.map((row) => [row.id, partsStateOf(row)]));
  for (const record of records) record.parts_state = states.get(record.id as string) ?? null;
}
