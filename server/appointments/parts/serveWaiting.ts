import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import type { FreeChange, Inventory, StockChange } from '../../inventory/index.ts';
import { appointmentParts } from './tables.ts';
import { notifyPartsChange } from './notifyPartsChange.ts';

/**
 * Reserves newly available stock, whose rows the transaction has locked, for the appointments that wait for it, oldest
 * first, and notifies staff members at their locations, except the author. Returns the movements, which `move` adds.
 */
export async function serveWaiting(
  inventory: Inventory,
  scope: Scope,
  by: string | null,
  changes: FreeChange[],
): Promise<StockChange[]> {
  const open = changes.filter(({ before, after }) => after > before && after > 0);
  if (open.length === 0) return [];
  const served: StockChange[] = [];
  for (const { item_id, location_id, reserved, appointment_id } of await claims(scope, open)) {
    const { appointment_id: booking, item_id: item } = appointmentParts;
    const grown = { reserved: sql`${appointmentParts.reserved} + ${reserved}` };
    await scope.update(appointmentParts, grown, and(eq(booking, appointment_id), eq(item, item_id))!);
    const source = { source: 'APPOINTMENT', source_id: appointment_id } as const;
    served.push({ item_id, location_id, kind: 'RESERVE', reserved, ...source });
  }
  await notifyPartsChange(inventory, scope, by, 'arrived', served);
  return served;
}

/** Returns what each waiting appointment receives. */
async function claims(scope: Scope, open: FreeChange[]) {
  const { appointment_id, item_id, location_id, needed, reserved, used, missing } = appointmentParts;
  const waiting = sql<number>`${needed} - ${reserved} - ${used} - ${missing}`;
  const left = new Map(open.map((place) => [keyOf(place), place.after]));
  const rows = await scope.select(
    appointmentParts,
    { appointment_id, item_id, location_id, waiting },
    {
      where: and(
        inArray(item_id, [...new Set(open.map((place) => place.item_id))]),
        inArray(location_id, [...new Set(open.map((place) => place.location_id))]),
        sql`${needed} > ${used} + ${missing}`,
        sql`${waiting} > 0`,
      ),
      orderBy: [asc(appointmentParts.created_date), asc(appointment_id)],
    },
  );
  return rows.flatMap(({ waiting: wanted, ...place }) => {
    const given = Math.min(wanted, left.get(keyOf(place)) ?? 0);
    left.set(keyOf(place), (left.get(keyOf(place)) ?? 0) - given);
    return given > 0 ? [{ ...place, reserved: given }] : [];
  });
}

const keyOf = ({ item_id, location_id }: Pick<FreeChange, 'item_id' | 'location_id'>) =>
  `${item_id} ${location_id}`;
