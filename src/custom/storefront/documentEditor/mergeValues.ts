import { isEqual } from '../../../schemas/storefront/isEqual.ts';
import { pointerTo } from '../../../schemas/storefront/pointer.ts';
import { isObject, type Schema } from '../../../schemas/storefront/schema.ts';
import type { Merged, ThreeWay } from './merged.ts';
import { mergeLists } from './mergeLists.ts';

/** Selects the side of a conflict. */
export type ChooseSide = (pointer: string) => keyof ThreeWay;

/**
 * Three-way merge of a value by field. A change of one side is taken, a conflict is resolved by `choose` and returned.
 * Entries of lists are matched wherever they were moved.
 */
export function mergeValues(pointer: string, schema: Schema, versions: ThreeWay, choose: ChooseSide): Merged {
  const { before, after, theirs } = versions;
  if (isEqual(after, theirs) || isEqual(before, after)) return { value: theirs, conflicts: [] };
  if (isEqual(before, theirs)) return { value: after, conflicts: [] };
  if (isObject(after) && isObject(theirs) && isObject(before ?? {})) {
    return mergeObjects(pointer, schema, { before: isObject(before) ? before : {}, after, theirs }, choose);
  }
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(theirs)) {
    return mergeLists(pointer, schema, { before, after, theirs }, (at, part) =>
      mergeValues(at, schema.items ?? {}, part, choose),
    );
  }
  return { value: versions[choose(pointer)], conflicts: [{ pointer, ...versions }] };
}

function mergeObjects(
  pointer: string,
  schema: Schema,
  { before, after, theirs }: ThreeWay<Record<string, unknown>>,
  choose: ChooseSide,
): Merged {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(after)])];
  const merged = keys.map((key) => {
    const part = { before: before[key], after: after[key], theirs: theirs[key] };
    return [key, mergeValues(pointerTo(pointer, key), schema.properties?.[key] ?? {}, part, choose)] as const;
  });
  return {
    value: Object.fromEntries(
      merged.filter(([, { value }]) => value !== undefined).map(([key, { value }]) => [key, value]),
    ),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  };
}
