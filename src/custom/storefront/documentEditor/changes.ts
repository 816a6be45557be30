import { pointerTo, valueAt, withValueAt } from '../../../schemas/storefront/pointer.ts';
import { isObject, schemaAt, type Schema } from '../../../schemas/storefront/schema.ts';
import { isEqual } from '../../../schemas/storefront/isEqual.ts';
import type { FieldConflict, ThreeWay } from './merged.ts';
import { mergeValues, type ChooseSide } from './mergeValues.ts';

/** A changed unit of a document, before and after. */
export interface Change {
  pointer: string;
  before: unknown;
  after: unknown;
}

/** A field that both sides changed differently. */
export interface Conflict extends FieldConflict {
  /** Pointer of its unit. */
  unit: string;
  /** The merged unit, with the field as it was and as each side has it. */
  sides: Record<'before' | Side, unknown>;
}

export type Side = 'mine' | 'theirs';

export const isWithin = (pointer: string, roots: string[]) =>
  roots.some((root) => pointer === root || pointer.startsWith(`${root}/`));

/**
 * The units of these documents, in the order of `nodes`: the tree's nodes, and every other property of the document and
 * of the parts that contain nodes, known or not.
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
 * Merges our changes into the version saved by others meanwhile. Fields changed by one side, or equally by both, merge
 * automatically. Conflicting fields keep their version and are returned. `schema` is the document's.
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

/** Returns our changes to their version, with the selected side of each field in conflict. */
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
