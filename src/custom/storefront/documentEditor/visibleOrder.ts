import { isObject, type Schema } from '../../../schemas/storefront/schema.ts';

/** Returns the indexes of a list's entries in visible order: by `order`, then by position. */
export function visibleOrder(items: Schema, entries: readonly unknown[]): number[] {
  const places = [...entries.keys()];
  if (!items.properties?.order) return places;
  return places.toSorted((a, b) => orderOf(entries[a]) - orderOf(entries[b]));
}

/** Whether the `order` fields agree with the positions. */
export const isInOrder = (entries: readonly unknown[]): boolean =>
  entries.every((entry, index) => index === 0 || orderOf(entries[index - 1]) <= orderOf(entry));

function orderOf(entry: unknown): number {
  const order = isObject(entry) ? Number(entry.order ?? 0) : 0;
  return Number.isFinite(order) ? order : 0;
}
