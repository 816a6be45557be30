import { entryKey } from './entryKey.ts';
import { isObject } from './schema.ts';

/** Deep equality that ignores property order and the keys of list entries. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, index) => isEqual(one, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  keys.delete(entryKey);
  return [...keys].every((key) => isEqual(a[key], b[key]));
}
