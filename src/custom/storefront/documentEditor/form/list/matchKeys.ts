export interface Keyed {
  entries: readonly unknown[];
  keys: readonly string[];
}

let made = 0;
export const newKey = () => `entry${made++}`;

/**
 * The keys of a list's entries after it has changed: an entry that was there before keeps its key wherever it is now,
 * another one takes the key of the entry that it replaces at its place.
 */
export function matchKeys(before: Keyed, entries: readonly unknown[]): string[] {
  const free = new Map(before.keys.map((key, index) => [key, index]));
  const places = new Map<unknown, string[]>();
  before.keys.forEach((key, index) => {
    const entry = before.entries[index];
    places.set(entry, [...(places.get(entry) ?? []), key]);
  });
  const keys = entries.map((entry) => {
    const key = typeof entry === 'object' ? places.get(entry)?.shift() : undefined;
    if (key) free.delete(key);
    return key;
  });
  const replaced = new Map([...free].map(([key, index]) => [index, key]));
  return keys.map((key, index) => key ?? replaced.get(index) ?? newKey());
}
