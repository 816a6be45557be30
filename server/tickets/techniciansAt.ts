import type { Scope } from '../core/scope.ts';
import { recipientsAt } from '../notifications/index.ts';

/** Returns those of the technicians who hear of devices at a location: not who has left, or works elsewhere. */
export async function techniciansAt(
  scope: Scope,
  locationId: number,
  technicianIds: readonly (string | null)[],
): Promise<string[]> {
  const there = await recipientsAt(scope, locationId, ['EDIT_TICKET']);
  return there.filter((id) => technicianIds.includes(id));
}
