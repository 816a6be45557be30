import { pointerTo, valueAt, withValueAt } from '../../../schemas/storefront/pointer.ts';
import { isObject } from '../../../schemas/storefront/schema.ts';
import { isEqual } from './isEqual.ts';
import { mergeValues, type Clash } from './mergeValues.ts';

/** A unit of a document that was changed: as it was, and as it is. */
export interface Change {
  pointer: string;
  before: unknown;
  after: unknown;
}

/** A field that others changed too, in another way. */
export interface Conflict extends Clash {
  /** The unit that it stands in, and that unit with all that is certain. */
  unit: string;
  merged: unknown;
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
 * Our changes in the version that others have saved meanwhile. A field that only one side changed, or both alike,
 * merges by itself; of one that both changed differently theirs stays, and it is told.
 */
export function mergeChanges(changes: Change[], theirs: unknown): { merged: unknown; conflicts: Conflict[] } {
  const units = changes.map((change) => mergeUnit(change, theirs));
  return {
    merged: applyChanges(
      theirs,
      units.map(({ pointer, before, value }) => ({ pointer, before, after: value })),
    ),
    conflicts: units.flatMap(({ pointer, value, clashes }) =>
      clashes.map((clash) => ({ ...clash, unit: pointer, merged: value })),
    ),
  };
}

const mergeUnit = ({ pointer, before, after }: Change, theirs: unknown) => ({
  pointer,
  before,
  ...mergeValues(pointer, { before, after, theirs: valueAt(theirs, pointer) }),
});

export type Side = 'mine' | 'theirs';

/** Our changes to their version once it is chosen, for each field in conflict, whose version holds. */
export function settleConflicts(
  changes: Change[],
  theirs: unknown,
  chosen: (pointer: string) => Side | undefined,
): Change[] {
  return changes.flatMap((change) => {
    const { pointer } = change;
    const { value, clashes } = mergeUnit(change, theirs);
    const after = clashes
      .filter((clash) => chosen(clash.pointer) === 'mine')
      .reduce((unit, clash) => withValueAt(unit, clash.pointer.slice(pointer.length), clash.after), value);
    const before = valueAt(theirs, pointer);
    return isEqual(after, before) ? [] : [{ pointer, before, after }];
  });
}
