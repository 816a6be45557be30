import { pointerTo, valueAt, withValueAt } from '../../../schemas/storefront/pointer.ts';
import { isObject } from '../../../schemas/storefront/schema.ts';
import { isEqual } from './isEqual.ts';

/** A unit of a document that was changed: as it was, and as it is. */
export interface Change {
  pointer: string;
  before: unknown;
  after: unknown;
}

/** A unit that others changed too, in another way. */
export interface Conflict extends Change {
  theirs: unknown;
}

export const isWithin = (pointer: string, roots: string[]) =>
  roots.some((root) => pointer === root || pointer.startsWith(`${root}/`));

/**
 * The units that these documents consist of, in the order of `nodes`: the nodes of the tree, and every other
 * property, known or not, of the document and of the parts that hold nodes.
 */
function unitsOf(nodes: string[], documents: unknown[]): string[] {
  const holdsNodes = (pointer: string) => nodes.some((node) => node.startsWith(`${pointer}/`));
  const walk = (pointer: string): string[] => {
    const values = documents.map((document) => valueAt(document, pointer)).filter((one) => one !== undefined);
    if (!holdsNodes(pointer) || !values.every(isObject)) return [pointer];
    const keys = new Set(values.flatMap((value) => Object.keys(value)));
    return [...keys].flatMap((key) => walk(pointerTo(pointer, key)));
  };
  const rank = (pointer: string) => {
    const index = nodes.indexOf(pointer);
    return index < 0 ? nodes.length : index;
  };
  return walk('').toSorted((a, b) => rank(a) - rank(b));
}

export function changesBetween(before: unknown, after: unknown, nodes: string[]): Change[] {
  return unitsOf(nodes, [before, after])
    .map((pointer) => ({ pointer, before: valueAt(before, pointer), after: valueAt(after, pointer) }))
    .filter((change) => !isEqual(change.before, change.after));
}

export const applyChanges = (document: unknown, changes: Change[]): unknown =>
  changes.reduce((changed, { pointer, after }) => withValueAt(changed, pointer, after), document);

/**
 * Our changes in the version that others have saved meanwhile. A unit that only one side changed, or both alike,
 * merges by itself; of one that both changed differently ours is left out, and it is told.
 */
export function mergeChanges(changes: Change[], theirs: unknown): { merged: unknown; conflicts: Conflict[] } {
  const conflicts = changes
    .map((change) => ({ ...change, theirs: valueAt(theirs, change.pointer) }))
    .filter((one) => !isEqual(one.theirs, one.before) && !isEqual(one.theirs, one.after));
  const inConflict = new Set(conflicts.map(({ pointer }) => pointer));
  const others = changes.filter(({ pointer }) => !inConflict.has(pointer));
  return { merged: applyChanges(theirs, others), conflicts };
}

export type Side = 'mine' | 'theirs';

/** Our changes once it is chosen, for each unit in conflict, whose version holds. */
export const settleConflicts = (
  changes: Change[],
  conflicts: Conflict[],
  choices: Record<string, Side>,
): Change[] =>
  changes.flatMap((change) => {
    const conflict = conflicts.find(({ pointer }) => pointer === change.pointer);
    if (!conflict) return [change];
    return choices[change.pointer] === 'mine' ? [{ ...change, before: conflict.theirs }] : [];
  });
