import { alignEntries } from '../../../schemas/storefront/alignEntries.ts';
import { entryKey } from '../../../schemas/storefront/entryKey.ts';
import { isEqual } from '../../../schemas/storefront/isEqual.ts';
import { pointerTo } from '../../../schemas/storefront/pointer.ts';
import { isObject, type Schema } from '../../../schemas/storefront/schema.ts';
import { movedEntries } from './movedEntries.ts';
import { visibleOrder } from './visibleOrder.ts';

/** An entry of a list on the way to a field, as it is now, or was where it is gone. */
export interface EntryOnPath {
  pointer: string;
  value: unknown;
}

/** What people see of a change: a field with another value, an entry of a list that came, went or was moved. */
export interface FieldChange {
  /** Of one that was moved, `before` and `after` are its places, from 1. */
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** In the version of now; of what is gone in the one of before. */
  pointer: string;
  schema: Schema;
  before: unknown;
  after: unknown;
  /** The entries that it stands in, or is, from the outermost. */
  entries: EntryOnPath[];
}

/** The fields, known to the schema or not, in which two versions of what stands at `pointer` differ. */
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

type Place = Pick<FieldChange, 'pointer' | 'schema' | 'entries'>;

/** The changes of a list; the orders of its entries are told by what was moved, by themselves where nothing else is. */
function listChanges(list: Place, old: unknown[], next: unknown[]): FieldChange[] {
  const { to, from } = alignEntries(old, next);
  const moves = movesOf(list.schema, from, old, next);
  const at = (index: number, value: unknown): Place => {
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

/** The entries that visitors see at another place among those that are in both versions, with their places. */
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
