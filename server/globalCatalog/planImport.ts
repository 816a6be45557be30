import type {
  DryRun,
  DuplicateChoice,
  ImportPreview,
  ImportCounts,
} from '../../src/schemas/globalCatalog/import.ts';
import { inChunks } from '../core/chunks.ts';
import type { Scope } from '../core/scope.ts';
import type { ItemKind } from './items.ts';
import { findItems, type Found } from './matches.ts';

export const noCounts = (): ImportCounts => ({ created: 0, existing: 0, linked: 0, left_out: 0, missing: 0 });

/** What to do with an item, and the counter to increment. */
export interface Plan {
  expected: ImportPreview;
  counts: keyof ImportCounts;
  /** The store's record that represents the item. */
  record?: string;
  /** The same record if it must still be linked to the item. */
  link?: string;
  /** Another item of this import with the same name and brand but another slug. */
  twin?: string;
}

/**
 * Returns a function that plans one item after another. A record of the store is linked to one item at most: once
 * linked, it is no duplicate of later items. Records that this import creates or links are possible duplicates of later
 * items.
 */
export function planner(choice: DuplicateChoice) {
  const taken = new Set<string>();
  const known = new Map<string, { id: string; name: string }>();
  return (id: string, { name, key, adopted, same, possible }: Found): Plan => {
    const because = adopted ? 'GLOBAL_ID' : 'SLUG';
    const existing = adopted ?? same;
    if (existing) {
      const of = { id: existing.id, name: existing.name };
      const link = !adopted && same?.is_free ? of.id : undefined;
      return {
        expected: { id, name, outcome: 'EXISTS', of, because },
        counts: 'existing',
        record: of.id,
        link,
      };
    }
    const twin = known.get(key);
    const found =
      possible.find((one) => !taken.has(one.id)) ?? (twin && { ...twin, because: 'NAME' as const });
    if (!found || choice === 'CREATE') known.set(key, { id, name });
    if (!found) return { expected: { id, name, outcome: 'CREATE' }, counts: 'created' };
    const of = { id: found.id, name: found.name };
    const expected: ImportPreview = { id, name, outcome: 'POSSIBLE_DUPLICATE', of, because: found.because };
    if (choice === 'CREATE') return { expected, counts: 'created' };
    if (choice === 'LEAVE_OUT') return { expected, counts: 'left_out' };
    if (!('is_taken' in found)) return { expected, counts: 'existing', twin: of.id };
    if (found.is_taken) return { expected, counts: 'existing', record: of.id };
    taken.add(of.id);
    known.set(key, { id, name });
    return { expected, counts: 'linked', record: of.id, link: of.id };
  };
}

/** Returns what an import of these items would do. */
export async function dryRun(
  scope: Scope,
  kind: ItemKind,
  ids: string[],
  choice: DuplicateChoice,
): Promise<DryRun> {
  const plan = planner(choice);
  const items: ImportPreview[] = [];
  const counts = noCounts();
  for await (const some of inChunks(ids, 500)) {
    const found = await findItems(scope, kind, some);
    for (const id of some) {
      const item = found.get(id);
      const planned = item && plan(id, item);
      counts[planned?.counts ?? 'missing'] += 1;
      if (planned) items.push(planned.expected);
    }
  }
  return { total: ids.length, ...counts, items };
}
