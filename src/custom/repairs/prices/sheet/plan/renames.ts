import type { Change, Rename } from '../../types.ts';
import { isSameTerms } from '../terms.ts';

/** Services that are all removed under one name and created under another, for the same devices on the same terms. */
export function renamesOf(changes: readonly Change[]): Rename[] {
  const removed = changes.filter((change) => change.kind === 'remove');
  const created = changes.filter((change) => change.kind === 'create');
  const createdFor = new Map<string, typeof created>();
  for (const one of created) createdFor.set(one.product, [...(createdFor.get(one.product) ?? []), one]);
  const renames = new Map<string, Rename>();
  for (const { product, title: from, before } of removed) {
    for (const { title: to, after } of createdFor.get(product) ?? []) {
      if (!isSameTerms(before, after)) continue;
      const pair = JSON.stringify([from, to]);
      renames.set(pair, { from, to, count: (renames.get(pair)?.count ?? 0) + 1 });
    }
  }
  const removals = countOf(removed);
  const creations = countOf(created);
  return [...renames.values()].filter(
    ({ from, to, count }) => removals.get(from) === count && creations.get(to) === count,
  );
}

function countOf(changes: readonly Pick<Change, 'title'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title } of changes) counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}
