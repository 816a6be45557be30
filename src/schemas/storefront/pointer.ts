import { isObject } from './schema.ts';

const keysOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Appends a property to a JSON Pointer. */
export const pointerTo = (pointer: string, key: string) =>
  `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The value at a JSON Pointer (RFC 6901). */
export function valueAt(document: unknown, pointer: string): unknown {
  let found = document;
  for (const key of keysOf(pointer)) {
    const isOwn = typeof found === 'object' && found !== null && Object.hasOwn(found, key);
    found = isOwn ? (found as Record<string, unknown>)[key] : undefined;
  }
  return found;
}

/** Returns a copy with another value at the pointer (`undefined` removes it); unchanged parts are shared. */
export function withValueAt(document: unknown, pointer: string, value: unknown): unknown {
  return replace(document, keysOf(pointer), value);
}

function replace(document: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(document)) {
    const index = Number(key);
    return document.map((one: unknown, at) => (at === index ? replace(one, rest, value) : one));
  }
  const { [key]: before, ...others } = isObject(document) ? document : {};
  const after = replace(before, rest, value);
  if (after === undefined) return others;
  return isObject(document) && Object.hasOwn(document, key)
    ? { ...document, [key]: after }
    : { ...others, [key]: after };
}
