import type { Change, Rename } from '../../types.ts';
import { isSameTerms } from '../terms.ts';

type Removal = Extract<Change, { kind: 'remove' }>;
type Creation = Extract<Change, { kind: 'create' }>;

/** A header that was renamed, with what it removes and creates for each device. */
export interface FoundRename extends Rename {
  pairs: { removal: Removal; creation: Creation }[];
}

/** Services that are all removed under one name and created under another, for the same devices on the same terms. */
export function renamesOf(changes: readonly Change[]): FoundRename[] {
  const removals = changes.filter((change) => change.kind === 'remove');
  const creations = changes.filter((change) => change.kind === 'create');
  const createdFor = new Map<string, Creation[]>();
  for (const one of creations)
    createdFor.set(one.product_id, [...(createdFor.get(one.product_id) ?? []), one]);
  const found = new Map<string, FoundRename['pairs']>();
  for (const removal of removals) {
    for (const creation of createdFor.get(removal.product_id) ?? []) {
      if (!isSameTerms(removal.before, creation.after)) continue;
      const key = JSON.stringify([removal.title, creation.title]);
      const pairs = found.get(key) ?? [];
      pairs.push({ removal, creation });
      found.set(key, pairs);
    }
  }
  const [removed, created] = [countByTitle(removals), countByTitle(creations)];
  const whole = [...found]
    .map(([key, pairs]) => renameOf(key, pairs))
    .filter(({ from, to, count }) => removed.get(from) === count && created.get(to) === count);
  // Of two headers with the same values nobody can say which one became which.
  return whole.filter(
    (one) => !whole.some((other) => other !== one && (other.from === one.from || other.to === one.to)),
  );
}

function renameOf(key: string, pairs: FoundRename['pairs']): FoundRename {
  const [from, to] = JSON.parse(key) as [string, string];
  return { key, from, to, count: pairs.length, pairs };
}

function countByTitle(changes: readonly Pick<Change, 'title'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title } of changes) counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}

/** The rows with each renamed service as one change that keeps it. */
export function withRenames<R>(
  rows: readonly (R | Change)[],
  renames: readonly FoundRename[],
): (R | Change)[] {
  const pairs = renames.flatMap((rename) => rename.pairs);
  const dropped = new Set<R | Change>(pairs.map(({ creation }) => creation));
  const replaced = new Map<R | Change, Change>(
    pairs.map(({ removal, creation }) => [removal, renamed(removal, creation)]),
  );
  return rows.filter((row) => !dropped.has(row)).map((row) => replaced.get(row) ?? row);
}

const renamed = (
  { product, title, id, modified_date, isNewer, before }: Removal,
  { title: newTitle, after }: Creation,
): Change => ({ kind: 'update', product, title, newTitle, id, modified_date, isNewer, before, after });
