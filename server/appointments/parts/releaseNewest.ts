import { and, desc, eq, gt } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { type Inventory, lockStockLevels, type Shortage, type StockChange } from '../../inventory/index.ts';
import { appointmentParts } from './tables.ts';
import { notifyPartsChange } from './notifyPartsChange.ts';

/**
 * Releases reservations, of the newest appointments first, which then wait again, and notifies staff members at their
 * locations. Returns the movements (RELEASE). They must be passed to the same `move` as the change that caused the
 * shortage; otherwise the released stock would be reserved again.
 */
export async function releaseNewest(
  inventory: Inventory,
  scope: Scope,
  by: string | null,
  shortages: Shortage[],
): Promise<StockChange[]> {
  await lockStockLevels(scope, shortages);
  const released: StockChange[] = [];
  for (const { item_id, location_id, quantity } of shortages) {
    const {
      appointment_id: id,
      item_id: item,
      location_id: location,
      reserved,
      created_date,
    } = appointmentParts;
    const rows = await scope.select(
      appointmentParts,
      { appointment_id: id, reserved },
      {
        where: and(eq(item, item_id), eq(location, location_id), gt(reserved, 0)),
        orderBy: [desc(created_date), desc(id)],
      },
    );
    let left = quantity;
    for (const row of rows) {
      const taken = Math.min(left, row.reserved);
      if (taken === 0) break;
      left -= taken;
      const lower = { reserved: row.reserved - taken };
      await scope.update(appointmentParts, lower, and(eq(id, row.appointment_id), eq(item, item_id))!);
      const source = { source: 'APPOINTMENT', source_id: row.appointment_id } as const;
      released.push({ item_id, location_id, kind: 'RELEASE', reserved: -taken, ...source });
    }
  }
  await notifyPartsChange(inventory, scope, by, 'taken', released);
  return released;
}
