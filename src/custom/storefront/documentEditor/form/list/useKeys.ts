import { useState } from 'react';
import { matchKeys, type Keyed } from './matchKeys.ts';

const planned = new WeakMap<readonly unknown[], readonly string[]>();

/** Says which keys the entries of a list have that is about to be handed over. */
export const planKeys = (entries: readonly unknown[], keys: readonly string[]) => planned.set(entries, keys);

/**
 * Keys that stay with their entries while the list is reordered, so that what stands open or is being typed never
 * moves to another entry.
 */
export function useKeys(entries: readonly unknown[]): readonly string[] {
  const [known, setKnown] = useState<Keyed>({ entries: [], keys: [] });
  if (known.entries === entries) return known.keys;
  const matched = planned.get(entries) ?? matchKeys(known, entries);
  // The same keys are the same list: what depends on them is not drawn again.
  const keys = String(matched) === String(known.keys) ? known.keys : matched;
  setKnown({ entries, keys });
  return keys;
}
