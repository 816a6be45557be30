import { isObject } from '../../../schemas/storefront/schema.ts';
import type { Change } from '../documentEditor/changes.ts';

type Entry = Record<string, unknown>;

/** The identity of entries that visitors reach by URL, by list. */
const addressed: Record<string, (entry: Entry) => unknown> = {
  '/pages': ({ type, slug }) => `${String(type)}/${String(slug)}`.toLowerCase(),
  '/locations': ({ id }) => id,
};

const entriesOf = (list: unknown): Entry[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** Returns the static pages and location pages that a change removes from the storefront. */
export function removedPages({ pointer, before, after }: Change): Entry[] {
  const keyOf = addressed[pointer];
  if (!keyOf) return [];
  const left = new Set(entriesOf(after).map(keyOf));
  return entriesOf(before).filter((entry) => !left.has(keyOf(entry)));
}

export const removesPages = (change: Change) => removedPages(change).length > 0;
