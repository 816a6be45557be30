import { isObject } from '../../../schemas/storefront/schema.ts';
import type { Change } from '../documentEditor/changes.ts';

type Entry = Record<string, unknown>;

/** What tells the entries of a list apart that visitors reach by their address. */
const addressed: Record<string, (entry: Entry) => unknown> = {
  '/pages': ({ type, slug }) => `${String(type)}/${String(slug)}`.toLowerCase(),
  '/locations': ({ id }) => id,
};

const entriesOf = (list: unknown): Entry[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** The pages, static ones or of locations, that visitors would no longer find after a change. */
export function removedPages({ pointer, before, after }: Change): Entry[] {
  const keyOf = addressed[pointer];
  if (!keyOf) return [];
  const left = new Set(entriesOf(after).map(keyOf));
  return entriesOf(before).filter((entry) => !left.has(keyOf(entry)));
}

export const removesPages = (change: Change) => removedPages(change).length > 0;
