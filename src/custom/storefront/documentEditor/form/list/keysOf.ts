import { keyOf } from '../../../../../schemas/storefront/entryKey.ts';

/** Returns the keys of a list's entries. Entries without a unique key use their index. */
export function keysOf(entries: readonly unknown[]): string[] {
  const used = new Set<string>();
  return entries.map((entry, index) => {
    const key = keyOf(entry);
    const name = key === undefined || used.has(key) ? `place ${index}` : key;
    used.add(name);
    return name;
  });
}
