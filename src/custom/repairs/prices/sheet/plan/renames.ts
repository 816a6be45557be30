import { titleKey } from '../../../../../schemas/titles.ts';
import type { Change, Rename } from '../../types.ts';
import { changedTerms } from '../terms.ts';

type Removal = Extract<Change, { kind: 'remove' }>;
type Creation = Extract<Change, { kind: 'create' }>;

interface Pair {
  removal: Removal;
  creation: Creation;
}

/** A renamed header, with the removals and creations it stands for. */
export interface FoundRename extends Rename {
  pairs: Pair[];
}

/** The cells of a service: price, duration, warranty and display order. */
const cellsOfService = 4;

interface Candidate {
  removed: string;
  created: string;
  pairs: Pair[];
  /** The share of cells that differ. */
  differing: number;
}

/**
 * Finds services removed under one name and created under another for the same devices, with more than three quarters
 * of their cells equal. Ambiguous matches are ignored.
 */
export function renamesOf(changes: readonly Change[]): FoundRename[] {
  const removals = byTitle(changes.filter((change) => change.kind === 'remove'));
  const creations = byTitle(changes.filter((change) => change.kind === 'create'));
  const candidates: Candidate[] = [];
  for (const [removed, from] of removals) {
    for (const [created, to] of creations) {
      const agreement = compare(from, to);
      if (agreement) candidates.push({ removed, created, ...agreement });
    }
  }
  const isBest = (one: Candidate) =>
    candidates.every(
      (other) =>
        other === one ||
        (other.removed !== one.removed && other.created !== one.created) ||
        one.differing < other.differing,
    );
  return candidates.filter(isBest).flatMap(({ pairs }) => renameOf(pairs));
}

/** Groups changes by title, then by device. */
function byTitle<T extends Removal | Creation>(changes: readonly T[]): Map<string, Map<string, T>> {
  const titles = new Map<string, Map<string, T>>();
  const keys = new Map<string, string>();
  for (const change of changes) {
    const key = keys.get(change.title) ?? titleKey(change.title);
    keys.set(change.title, key);
    const ofTitle = titles.get(key) ?? new Map<string, T>();
    titles.set(key, ofTitle.set(change.product_id, change));
  }
  return titles;
}

/** Compares two titles. Returns undefined if a quarter or more of their cells differ. */
function compare(from: Map<string, Removal>, to: Map<string, Creation>) {
  const devices = Math.max(from.size, to.size);
  // A device with only one of the titles counts as all cells of a service.
  let differing = (devices - from.size) * cellsOfService;
  const pairs: Pair[] = [];
  for (const [id, removal] of from) {
    if (differing >= devices) return undefined;
    const creation = to.get(id);
    differing += creation ? differingCells({ removal, creation }) : cellsOfService;
    if (creation) pairs.push({ removal, creation });
  }
  return differing < devices ? { pairs, differing: differing / devices } : undefined;
}

const differingCells = ({ removal, creation }: Pair) =>
  Object.keys(changedTerms(removal.before, creation.after)).filter((name) => name !== 'warranty_unit').length;

function renameOf(pairs: Pair[]): FoundRename[] {
  const [first] = pairs;
  if (!first) return [];
  const { title: from } = first.removal;
  const { title: to } = first.creation;
  const differing = pairs.filter((pair) => differingCells(pair) > 0).length;
  return [{ key: JSON.stringify([from, to]), from, to, count: pairs.length, differing, pairs }];
}

/** Replaces the removals and creations of renamed services by one update each. */
export function withRenames<R>(
  rows: readonly (R | Change)[],
  renames: readonly FoundRename[],
): (R | Change)[] {
  const pairs = renames.flatMap((rename) => rename.pairs);
  const dropped = new Set<R | Change>(pairs.map(({ creation }) => creation));
  const replaced = new Map<R | Change, Change>(pairs.map((pair) => [pair.removal, renamed(pair)]));
  return rows.filter((row) => !dropped.has(row)).map((row) => replaced.get(row) ?? row);
}

function renamed({ removal, creation }: Pair): Change {
  const { product, title, id, modified_date, isNewer, before } = removal;
  const { title: newTitle, after, isUncertain } = creation;
  const uncertainty = isUncertain ? { isUncertain } : {};
  return {
    kind: 'update',
    product,
    title,
    newTitle,
    id,
    modified_date,
    isNewer,
    before,
    after,
    ...uncertainty,
  };
}
