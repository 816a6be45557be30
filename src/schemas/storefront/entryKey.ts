import { isObject } from './schema.ts';

/** The property that identifies a list entry across moves and edits. */
export const entryKey = '_key';

const longest = 50;

/** The key of an entry; undefined if missing or invalid. */
export function keyOf(entry: unknown): string | undefined {
  const key = isObject(entry) ? entry[entryKey] : undefined;
  return typeof key === 'string' && key !== '' && key.length <= longest ? key : undefined;
}

/** A new random key; twelve hexadecimal digits suffice for one list. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(-12);

export const withKey = (entry: Record<string, unknown>, key: string): Record<string, unknown> =>
  entry[entryKey] === key ? entry : { ...entry, [entryKey]: key };
