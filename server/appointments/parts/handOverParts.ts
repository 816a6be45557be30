import type { Scope } from '../../core/scope.ts';
import { type Inventory, move, type StockChange } from '../../inventory/index.ts';
import { lockFree } from './lockFree.ts';
import { releaseOf, takeOpenParts, type OpenPart } from './takeOpenParts.ts';

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
  const parts = await takeOpenParts(scope, [appointmentId], lockFree);
  const changes = parts.flatMap((part) =>
    releaseOf(part).flatMap((release): StockChange[] => {
      const { item_id, location_id } = part;
      return [release, { item_id, location_id, kind: 'RESERVE', reserved: part.reserved, ...to }];
    }),
  );
  await move(inventory, scope, by, changes);
  return parts;
}
