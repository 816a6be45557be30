import { lt } from 'drizzle-orm';
import type { ChangeAction, ChangeOrigin } from '../../../src/schemas/history.ts';
import type { Who } from '../../../src/schemas/can.ts';
import { isDueToday } from '../daily.ts';
import type { Entity } from '../records/entity.ts';
import type { Scope } from '../scope.ts';
import type { Differences } from './differences.ts';
import { recordChanges, type KeptRecord } from './tables.ts';

const day = 24 * 3_600_000;

/** Retention of history, in ms. */
const KEPT = 365 * day;
/** Rows of one insert: a statement takes at most 65,535 parameters. */
const CHUNK = 5000;

export const oldest = () => new Date(Date.now() - KEPT);

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
  await forgetDaily(scope);
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

/** The first change of a day deletes entries older than a year. */
async function forgetDaily(scope: Scope): Promise<void> {
  if (isDueToday(`changes of ${scope.store.id}`)) await forgetOldChanges(scope);
}

/** Deletes entries older than a year. */
export const forgetOldChanges = (scope: Scope) =>
  scope.delete(recordChanges, lt(recordChanges.changed_date, oldest()), recordChanges.id);
