import type { Scope } from '../../core/scope.ts';
import { type Inventory, lockStockLevels, move } from '../../inventory/index.ts';
import { releaseOf, takeOpenParts } from './takeOpenParts.ts';

/** Releases the reservations of appointments, which then no longer wait; used parts stay used. */
export async function releaseParts(
  inventory: Inventory,
  scope: Scope,
  by: string,
  appointmentIds: string[],
): Promise<void> {
  const parts = await takeOpenParts(scope, appointmentIds, lockStockLevels);
  await move(inventory, scope, by, parts.flatMap(releaseOf));
}
