import { pointerTo } from '../../../schemas/storefront/pointer.ts';
import { isObject, type Schema } from '../../../schemas/storefront/schema.ts';
import { isEqual } from './isEqual.ts';

/** What people see of a change: a field with another value, an entry of a list that came or went, another order. */
export interface FieldChange {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  pointer: string;
  schema: Schema;
  before: unknown;
  after: unknown;
}

/** The fields, known to the schema or not, in which two versions of what stands at `pointer` differ. */
export function fieldChanges(
  pointer: string,
  schema: Schema,
  before: unknown,
  after: unknown,
): FieldChange[] {
  if (isEqual(before, after)) return [];
  const [old, next] = [before ?? after, after ?? before];
  if (Array.isArray(old) && Array.isArray(next)) {
    return listChanges(pointer, schema, before === undefined ? [] : old, after === undefined ? [] : next);
  }
  if (!isObject(old) || !isObject(next)) return [{ kind: 'changed', pointer, schema, before, after }];
  const keys = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(old), ...Object.keys(next)]);
  return [...keys].flatMap((key) =>
    fieldChanges(
      pointerTo(pointer, key),
      schema.properties?.[key] ?? {},
      isObject(before) ? before[key] : undefined,
      isObject(after) ? after[key] : undefined,
    ),
  );
}

function listChanges(pointer: string, list: Schema, old: unknown[], next: unknown[]): FieldChange[] {
  const schema = list.items ?? {};
  const start = commonLength(old, next);
  const end = commonLength(old.slice(start).toReversed(), next.slice(start).toReversed());
  const [gone, come] = [old.slice(start, old.length - end), next.slice(start, next.length - end)];
  if (isReordered(gone, come)) return [{ kind: 'moved', pointer, schema: list, before: old, after: next }];
  const paired = Math.min(gone.length, come.length);
  const at = (index: number) => pointerTo(pointer, String(start + index));
  return [
    ...come.slice(0, paired).flatMap((entry, index) => fieldChanges(at(index), schema, gone[index], entry)),
    ...gone.slice(paired).map((before, index) => ({
      kind: 'removed' as const,
      pointer: at(paired + index),
      schema,
      before,
      after: undefined,
    })),
    ...come.slice(paired).map((after, index) => ({
      kind: 'added' as const,
      pointer: at(paired + index),
      schema,
      before: undefined,
      after,
    })),
  ];
}

function commonLength(a: unknown[], b: unknown[]): number {
  const length = a.findIndex((one, index) => index >= b.length || !isEqual(one, b[index]));
  return length < 0 ? a.length : length;
}

function isReordered(a: unknown[], b: unknown[]): boolean {
  if (a.length === 0 || a.length !== b.length) return false;
  const left = [...b];
  return a.every((one) => {
    const index = left.findIndex((other) => isEqual(one, other));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}
