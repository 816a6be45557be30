import { pointerTo, valueAt, withValueAt } from '../../../schemas/storefront/pointer.ts';
import { isObject, schemaAt, type Schema } from '../../../schemas/storefront/schema.ts';
import { isEqual } from '../../../schemas/storefront/isEqual.ts';
import type { FieldConflict, ThreeWay } from './merged.ts';
import { mergeValues, type ChooseSide } from './mergeValues.ts';

/** A unit of a document that was changed: as it was, and as it is. */
export interface Change {
  pointer: string;
  before: unknown;
  after: unknown;
}

/** A field that others changed too, in another way. */
export interface Conflict extends FieldConflict {
  /** The unit that it stands in. */
  unit: string;
  /** That unit, merged, with the field as it was and as either side has it. */
  sides: Record<'before' | Side, unknown>;
}

export type Side = 'mine' | 'theirs';

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
 * merges by itself; of one that both changed differently theirs stays, and it is told. `schema` is the document's.
 */
export function mergeChanges(
  changes: Change[],
  theirs: unknown,
  schema: Schema = {},
): { merged: unknown; conflicts: Conflict[] } {
  const units = changes.map((change) => {
    const merge = (choose: ChooseSide) => mergeUnit(change, theirs, schema, choose);
    const { value, conflicts: fieldConflicts } = merge(() => 'theirs');
    const withField = (field: string, side: keyof ThreeWay) =>
      merge((pointer) => (pointer === field ? side : 'theirs')).value;
    const conflicts = fieldConflicts.map((conflict): Conflict => {
      const [before, mine] = [withField(conflict.pointer, 'before'), withField(conflict.pointer, 'after')];
      return { ...conflict, unit: change.pointer, sides: { before, mine, theirs: value } };
    });
    return { pointer: change.pointer, before: change.before, after: value, conflicts };
  });
  return { merged: applyChanges(theirs, units), conflicts: units.flatMap(({ conflicts }) => conflicts) };
}

const mergeUnit = ({ pointer, before, after }: Change, theirs: unknown, schema: Schema, choose: ChooseSide) =>
  mergeValues(
    pointer,
    schemaAt(schema, pointer) ?? {},
    { before, after, theirs: valueAt(theirs, pointer) },
    choose,
  );

/** Our changes to their version once it is chosen, for each field in conflict, whose version holds. */
export function resolveConflicts(
  changes: Change[],
  theirs: unknown,
  chosen: (pointer: string) => Side | undefined,
  schema: Schema = {},
): Change[] {
  const choose = (pointer: string) => (chosen(pointer) === 'mine' ? 'after' : 'theirs');
  return changes.flatMap((change) => {
    const { pointer } = change;
    const { value: after } = mergeUnit(change, theirs, schema, choose);
    const before = valueAt(theirs, pointer);
    return isEqual(after, before) ? [] : [{ pointer, before, after }];
  });
}
