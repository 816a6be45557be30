import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import type { StockChange } from '../../inventory/index.ts';
import { appointmentParts } from './tables.ts';

/** An open part of an appointment. */
export interface OpenPart {
  appointment_id: string;
  item_id: string;
  location_id: number;
  /** How many pieces are still needed, and how many of them are reserved. */
  open: number;
  reserved: number;
}

/**
 * Removes the open parts of appointments and returns them; used parts stay. `lock` locks their stock levels before they
 * are read again.
 */
export async function takeOpenParts(
  scope: Scope,
  appointmentIds: string[],
  lock: (scope: Scope, parts: OpenPart[]) => Promise<unknown>,
): Promise<OpenPart[]> {
  const { appointment_id, item_id, location_id, needed, reserved, used, missing } = appointmentParts;
  const isOpen = and(inArray(appointment_id, appointmentIds), sql`${needed} > ${used} + ${missing}`);
  const open = sql<number>`${needed} - ${used} - ${missing}`;
  const find = () =>
    scope.select(
      appointmentParts,
      { appointment_id, item_id, location_id, open, reserved },
      { where: isOpen, orderBy: [appointment_id, item_id] },
    );
  const named = await find();
  if (named.length === 0) return [];
  await lock(scope, named);
  const parts = await find();
  for (const part of parts)
    await scope.delete(
      appointmentParts,
      and(eq(appointment_id, part.appointment_id), eq(item_id, part.item_id)),
      item_id,
    );
  return parts;
}

/** The release of what is reserved for a part, if anything is. */
export const releaseOf = ({ item_id, location_id, reserved, appointment_id }: OpenPart): StockChange[] =>
  reserved > 0
    ? [
        {
          item_id,
          location_id,
          kind: 'RELEASE',
          reserved: -reserved,
          source: 'APPOINTMENT',
          source_id: appointment_id,
        },
      ]
    : [];
