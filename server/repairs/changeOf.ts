import { repairs as repairModel } from '../../src/schemas/repairs/repairs.ts';
import { differences } from '../core/history/differences.ts';
import type { Change } from '../core/history/note.ts';
import type { repairs } from './tables.ts';

export type Row = typeof repairs.$inferSelect;

/** Returns the history entry of a service that was changed or voided. */
export function changeOf(before: Row | undefined, after: Row): Change {
  const named = { model: repairModel.name, id: after.id };
  if (after.is_voided) return { ...named, action: 'voided' };
  if (before?.is_voided) return { ...named, action: 'restored' };
  return { ...named, action: 'updated', changes: differences(repairModel, before ?? {}, after) };
}
