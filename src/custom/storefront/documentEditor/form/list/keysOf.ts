import { keyOf } from '../../../../../schemas/storefront/entryKey.ts';

/** The keys of a list's entries; what is no entry, or has the key of another, is named by its place. */
export function keysOf(entries: readonly unknown[]): string[] {
  const used = new Set<string>();
  return entries.map((entry, index) => {
    const key = keyOf(entry);
    const name = key === undefined || used.has(key) ? `place ${index}` : key;
    used.add(name);
    return name;
  });
}
