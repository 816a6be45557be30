import { alignEntries } from './alignEntries.ts';
import { keyOf, newKey, withKey } from './entryKey.ts';
import { childrenOf, isObject, type Schema } from './schema.ts';

/**
 * Adds keys derived from the position to entries stored without one, so all readers of the same document get the same
 * keys.
 */
export const keyedOnRead = <T>(schema: Schema, document: T): T =>
  keyed(schema, document, undefined, (index, used) => {
    let number = index;
    while (used.has(`e${number}`)) number += 1;
    return `e${number}`;
  }) as T;

/**
 * Adds keys before storing: an entry without a key, or with a duplicate one, gets the key of its stored version, else a
 * new key.
 */
export const keyedOnWrite = <T>(schema: Schema, document: T, stored: unknown): T =>
  keyed(schema, document, stored, newKey) as T;

type MakeKey = (index: number, used: ReadonlySet<string>) => string;

function keyed(schema: Schema, value: unknown, known: unknown, makeKey: MakeKey): unknown {
  if (schema.items && Array.isArray(value)) return keyedList(schema, value, known, makeKey);
  if (!schema.properties || !isObject(value)) return value;
  let next = value;
  for (const [name, child] of childrenOf(schema)) {
    if (!Object.hasOwn(value, name)) continue;
    const part = keyed(child, value[name], isObject(known) ? known[name] : undefined, makeKey);
    if (part !== value[name]) next = { ...next, [name]: part };
  }
  return next;
}

function keyedList(schema: Schema, list: unknown[], known: unknown, makeKey: MakeKey): unknown[] {
  const items = schema.items ?? {};
  if (!schema.keyed) return list;
  const before: unknown[] = Array.isArray(known) ? known : [];
  const { from } = alignEntries(before, list);
  const used = new Set<string>();
  const keys = list.map((entry) => {
    const key = keyOf(entry);
    if (key === undefined || used.has(key)) return undefined;
    used.add(key);
    return key;
  });
  const knownKeys = before.map(keyOf);
  const next = list.map((entry, index) => {
    const place = from[index];
    const inner = keyed(items, entry, place === undefined ? undefined : before[place], makeKey);
    if (!isObject(inner)) return inner;
    const old = place === undefined ? undefined : knownKeys[place];
    const key = keys[index] ?? (old !== undefined && !used.has(old) ? old : makeKey(index, used));
    used.add(key);
    return withKey(inner, key);
  });
  return next.some((entry, index) => entry !== list[index]) ? next : list;
}
