import { isDeepStrictEqual } from 'node:util';
import { writableKeys, type Model } from '../../../src/schemas/model.ts';
import type { Values } from '../records/entity.ts';

export type Differences = Record<string, [unknown, unknown]>;

/**
 * Returns the writable properties that differ, and whether the record is voided. Links are excluded: they are recorded
 * when they are added and removed.
 */
export function differences(model: Model, before: Values, after: Values): Differences {
  const keys = new Set(writableKeys(model));
  if ('is_voided' in model.schema.properties) keys.add('is_voided');
  const changed = [...keys].filter(
    (key) => !(key in (model.links ?? {})) && !isDeepStrictEqual(valueOf(before, key), valueOf(after, key)),
  );
  return Object.assign(
    {},
    ...changed.map((key) => difference(key, valueOf(before, key), valueOf(after, key))),
  );
}

const valueOf = (record: Values, key: string): unknown => record[key] ?? null;

/**
 * For a list, returns the removed and the added items, or the whole lists if only the order differs; for an object,
 * each property that differs.
 */
function difference(key: string, before: unknown, after: unknown): Differences {
  if (Array.isArray(before) && Array.isArray(after)) {
    const [gone, come] = [without(before, after), without(after, before)];
    return { [key]: gone.length + come.length > 0 ? [gone, come] : [before, after] };
  }
  if (!isObject(before) || !isObject(after)) return { [key]: [before, after] };
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = parts.filter((part) => !isDeepStrictEqual(before[part], after[part]));
  return Object.fromEntries(
    changed.map((part) => [`${key}.${part}`, [valueOf(before, part), valueOf(after, part)]]),
  );
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function without(items: unknown[], others: unknown[]): unknown[] {
  const left = [...others];
  return items.filter((item) => {
    const index = left.findIndex((other) => isDeepStrictEqual(item, other));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
