import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { type Inventory, move, type StockChange } from '../../inventory/index.ts';
import { lockFree } from './lockFree.ts';
import { appointmentParts } from './tables.ts';

/** An open part of an appointment. */
export interface OpenPart {
  item_id: string;
  location_id: number;
  /** How many pieces are still needed, and how many of them are reserved. */
  open: number;
  reserved: number;
}

/**
 * Passes the open parts of an appointment on to what takes its place: what is reserved is released and reserved again in
 * one movement, so that nobody gets between. Returns the parts.
 */
export async function handOverParts(
  inventory: Inventory,
  scope: Scope,
  by: string,
  appointmentId: string,
  to: Pick<StockChange, 'source' | 'source_id'>,
): Promise<OpenPart[]> {
  const { appointment_id, item_id, location_id, needed, reserved, used, missing } = appointmentParts;
  const isOpen = and(eq(appointment_id, appointmentId), sql`${needed} > ${used} + ${missing}`);
  const open = sql<number>`${needed} - ${used} - ${missing}`;
  const find = () =>
    scope.select(
      appointmentParts,
      { item_id, location_id, open, reserved },
      { where: isOpen, orderBy: [item_id] },
    );
  const named = await find();
  if (named.length === 0) return [];
  await lockFree(scope, named);
  const parts = await find();
  for (const part of parts)
    await scope.delete(appointmentParts, and(isOpen, eq(item_id, part.item_id)), item_id);
  await move(
    inventory,
    scope,
    by,
    parts
      .filter((part) => part.reserved > 0)
      .flatMap(({ item_id: item, location_id: place, reserved: count }): StockChange[] => [
        {
          item_id: item,
          location_id: place,
          kind: 'RELEASE',
          reserved: -count,
          source: 'APPOINTMENT',
          source_id: appointmentId,
        },
        { item_id: item, location_id: place, kind: 'RESERVE', reserved: count, ...to },
      ]),
  );
  return parts;
}
