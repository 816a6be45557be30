import { inArray } from 'drizzle-orm';
import type { AppointmentRepair } from '../../../src/schemas/appointments/appointments.ts';
import type { Scope } from '../../core/scope.ts';
import { repairParts } from '../../repairs/index.ts';

type Selected = Pick<AppointmentRepair, 'repair_id'>;

/** Returns how many of each item the repairs need; a repair selected twice needs its parts twice. */
export async function needsOf(scope: Scope, selected: Selected[]): Promise<Map<string, number>> {
  const ids = selected.flatMap(({ repair_id }) => repair_id ?? []);
  const needs = new Map<string, number>();
  if (ids.length === 0) return needs;
  const { repair_id, item_id, quantity } = repairParts;
  const rows = await scope.select(
    repairParts,
    { repair_id, item_id, quantity },
    { where: inArray(repair_id, ids) },
  );
  for (const id of ids) {
    for (const row of rows.filter((one) => one.repair_id === id))
      needs.set(row.item_id, (needs.get(row.item_id) ?? 0) + row.quantity);
  }
  return needs;
}
