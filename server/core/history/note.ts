import { lt } from 'drizzle-orm';
import type { ChangeAction, ChangeOrigin } from '../../../src/schemas/history.ts';
import type { Who } from '../../../src/schemas/can.ts';
import { isDueToday } from '../daily.ts';
import type { Entity } from '../records/entity.ts';
import type { Scope } from '../scope.ts';
import type { Differences } from './differences.ts';
import { recordChanges, type KeptRecord } from './tables.ts';

const day = 24 * 3_600_000;

/** How long changes are kept, in milliseconds. */
const KEPT = 365 * day;
/** Rows of one insert: a statement takes 65,535 values. */
const CHUNK = 5000;

export const oldest = () => new Date(Date.now() - KEPT);

/** Something that was done to a record. */
export interface Change {
  model: string;
  id: unknown;
  action: ChangeAction;
  changes?: Differences;
  kept?: KeptRecord;
}

type How = 'added' | 'removed';

/** What it means for both ends that these records, by linked property, were linked with a record or taken out. */
export function linkChanges({ links }: Entity, id: unknown, linked: Record<string, unknown[]>, how: How) {
  const ends = links.flatMap(({ property, mirror, target }): Change[] =>
    mirror === undefined
      ? []
      : (linked[property] ?? []).map((one) => ({
          model: target.model,
          id: one,
          action: 'updated',
          changes: { [mirror]: told([id], how) },
        })),
  );
  const own = Object.entries(linked).map(([property, ids]) => [property, told(ids, how)] as const);
  return { own: Object.fromEntries(own), ends };
}

const told = (ids: unknown[], how: How): [unknown, unknown] => (how === 'added' ? [[], ids] : [ids, []]);

/**
 * Notes what somebody did, in the transaction that does it: one insert, however many records it was done to. An
 * update that changed nothing is none.
 */
export async function note(
  scope: Scope,
  who: Pick<Who, 'staff_id'>,
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

/** The first change of a day takes those along that are older than a year. */
async function forgetDaily(scope: Scope): Promise<void> {
  if (isDueToday(`changes of ${scope.store.id}`)) await forgetOldChanges(scope);
}

/** Removes what was changed more than a year ago. */
export const forgetOldChanges = (scope: Scope) =>
  scope.delete(recordChanges, lt(recordChanges.changed_date, oldest()), recordChanges.id);
