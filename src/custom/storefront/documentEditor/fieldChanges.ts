import { alignEntries } from '../../../schemas/storefront/alignEntries.ts';
import { entryKey } from '../../../schemas/storefront/entryKey.ts';
import { isEqual } from '../../../schemas/storefront/isEqual.ts';
import { pointerTo } from '../../../schemas/storefront/pointer.ts';
import { isObject, type Schema } from '../../../schemas/storefront/schema.ts';
import { movedEntries } from './movedEntries.ts';
import { visibleOrder } from './visibleOrder.ts';

/** An entry of a list on the path to a field, from the new version, or the old one if it was removed. */
export interface EntryOnPath {
  pointer: string;
  value: unknown;
}

/** A visible change: a changed field, or an added, removed or moved entry of a list. */
export interface FieldChange {
  /** Of a moved entry, `before` and `after` are one-based positions. */
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** In the new version, or the old one if it was removed. */
  pointer: string;
  schema: Schema;
  before: unknown;
  after: unknown;
  /** The entries that contain the field, or the changed entry itself, outermost first. */
  entries: EntryOnPath[];
}

/**
 * Returns the fields that differ between two versions of the value at `pointer`, including fields unknown to the
 * schema.
 */
export function fieldChanges(
  pointer: string,
  schema: Schema,
  before: unknown,
  after: unknown,
  entries: EntryOnPath[] = [],
): FieldChange[] {
  if (isEqual(before, after)) return [];
  const [old, next] = [before ?? after, after ?? before];
  if (Array.isArray(old) && Array.isArray(next)) {
    const lists = [before === undefined ? [] : old, after === undefined ? [] : next] as const;
    return listChanges({ pointer, schema: schema.items ?? {}, entries }, ...lists);
  }
  if (!isObject(old) || !isObject(next))
    return [{ kind: 'changed', pointer, schema, before, after, entries }];
  const keys = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(old), ...Object.keys(next)]);
  keys.delete(entryKey);
  return [...keys].flatMap((key) =>
    fieldChanges(
      pointerTo(pointer, key),
      schema.properties?.[key] ?? {},
      isObject(before) ? before[key] : undefined,
      isObject(after) ? after[key] : undefined,
      entries,
    ),
  );
}

type FieldPath = Pick<FieldChange, 'pointer' | 'schema' | 'entries'>;

/** The changes of a list. Changed `order` fields are implied by moves and listed only if nothing else changed. */
function listChanges(list: FieldPath, old: unknown[], next: unknown[]): FieldChange[] {
  const { to, from } = alignEntries(old, next);
  const moves = movesOf(list.schema, from, old, next);
  const at = (index: number, value: unknown): FieldPath => {
    const pointer = pointerTo(list.pointer, String(index));
    return { ...list, pointer, entries: [...list.entries, { pointer, value }] };
  };
  const changes = next.flatMap((value, index): FieldChange[] => {
    const place = at(index, value);
    const [was, move] = [from[index], moves.get(index)];
    if (was === undefined) return [{ kind: 'added', ...place, before: undefined, after: value }];
    const changed = fieldChanges(place.pointer, place.schema, old[was], value, place.entries);
    return move ? [{ kind: 'moved', ...place, ...move }, ...changed] : changed;
  });
  const removed = old.flatMap((value, index): FieldChange[] =>
    to[index] === undefined
      ? [{ kind: 'removed', ...at(index, value), before: value, after: undefined }]
      : [],
  );
  const all = [...changes, ...removed];
  if (!list.schema.properties?.order) return all;
  const orders = new Set(next.map((_, index) => pointerTo(at(index, undefined).pointer, 'order')));
  const others = all.filter(({ pointer }) => !orders.has(pointer));
  return others.length > 0 ? others : all;
}

/** The entries in both versions whose visible position changed, with their positions. */
function movesOf(items: Schema, from: (number | undefined)[], old: unknown[], next: unknown[]) {
  const [seenBefore, seenNow] = [visibleOrder(items, old), visibleOrder(items, next)];
  const placeBefore = new Map(seenBefore.map((index, place) => [index, place]));
  const kept = seenNow.flatMap((index, place) => {
    const was = placeBefore.get(from[index] ?? -1);
    return was === undefined ? [] : [{ index, before: was + 1, after: place + 1 }];
  });
  const moved = movedEntries(kept.map(({ before }) => before));
  return new Map(
    kept.flatMap(({ index, before, after }, place) => (moved.has(place) ? [[index, { before, after }]] : [])),
  );
}
