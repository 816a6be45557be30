import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { type Inventory, lockStockLevels, move } from '../../inventory/index.ts';
import { appointmentParts } from './tables.ts';

/** Releases the reservations of appointments, which then no longer wait; used parts stay used. */
export async function releaseParts(
  inventory: Inventory,
  scope: Scope,
  by: string,
  appointmentIds: string[],
): Promise<void> {
  const { appointment_id, item_id, location_id, needed, reserved, used, missing } = appointmentParts;
  const isOpen = and(inArray(appointment_id, appointmentIds), sql`${needed} > ${used} + ${missing}`);
  const find = () =>
    scope.select(appointmentParts, { appointment_id, item_id, location_id, reserved }, { where: isOpen });
  await lockStockLevels(scope, await find());
  const held = await find();
  for (const part of held)
    await scope.delete(
      appointmentParts,
      and(eq(appointment_id, part.appointment_id), eq(item_id, part.item_id)),
      item_id,
    );
  await move(
    inventory,
    scope,
    by,
    held
      .filter((part) => part.reserved > 0)
      .map((part) => ({
        item_id: part.item_id,
        location_id: part.location_id,
        kind: 'RELEASE',
        reserved: -part.reserved,
        source: 'APPOINTMENT',
        source_id: part.appointment_id,
      })),
  );
}
