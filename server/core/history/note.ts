import type { ChangeAction, ChangeOrigin } from '../../../src/schemas/history.ts';
import type { Who } from '../../../src/schemas/can.ts';
import type { Entity } from '../records/entity.ts';
import type { Scope } from '../scope.ts';
import type { Differences } from './differences.ts';
import { recordChanges, type KeptRecord } from './tables.ts';

/** Days for which changes are kept. */
export const HISTORY_DAYS = 365;
/** Rows of one insert: a statement takes at most 65,535 parameters. */
const CHUNK = 5000;

/** An entry of the history. */
export interface Change {
  model: string;
  id: unknown;
  action: ChangeAction;
  changes?: Differences;
  kept?: KeptRecord;
}

type How = 'added' | 'removed';

/** Returns the changes on both ends of links that are added to or removed from a record. */
export function linkChanges({ links }: Entity, id: unknown, linked: Record<string, unknown[]>, how: How) {
  const ends = links.flatMap(({ property, mirror, target }): Change[] =>
    mirror === undefined
      ? []
      : (linked[property] ?? []).map((one) => ({
          model: target.model,
          id: one,
          action: 'updated',
          changes: { [mirror]: linkDifference([id], how) },
        })),
  );
  const own = Object.entries(linked).map(([property, ids]) => [property, linkDifference(ids, how)] as const);
  return { own: Object.fromEntries(own), ends };
}

const linkDifference = (ids: unknown[], how: How): [unknown, unknown] =>
  how === 'added' ? [[], ids] : [ids, []];

/** Records changes by a staff member or the system (null) in the current transaction; skips updates without differences. */
export async function recordHistory(
  scope: Scope,
  who: { staff_id: Who['staff_id'] | null },
  all: Change[],
  origin?: ChangeOrigin,
): Promise<void> {
  const isChange = ({ action, changes = {} }: Change) =>
    action !== 'updated' || Object.keys(changes).length > 0;
  const changes = all.filter(isChange);
  if (changes.length === 0) return;
  const rows = changes.map(({ id, ...change }) => ({
    ...change,
    record_id: String(id),
    changed_by: who.staff_id,
    ...(origin && { origin }),
  }));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await scope.insert(recordChanges, rows.slice(start, start + CHUNK));
  }
}
