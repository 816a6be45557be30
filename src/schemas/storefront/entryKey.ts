import { isObject } from './schema.ts';

/** The property of a list entry that identifies it, wherever it is moved and whatever is changed in it. */
export const entryKey = '_key';

const longest = 50;

/** The key of an entry; undefined where it has none, or none that can be used. */
export function keyOf(entry: unknown): string | undefined {
  const key = isObject(entry) ? entry[entryKey] : undefined;
  return typeof key === 'string' && key !== '' && key.length <= longest ? key : undefined;
}

/** A key for a new entry; twelve hexadecimal digits are enough for one list. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(-12);

export const withKey = (entry: Record<string, unknown>, key: string): Record<string, unknown> =>
  entry[entryKey] === key ? entry : { ...entry, [entryKey]: key };
