import { pointerTo } from '../../src/schemas/storefront/pointer.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';

interface Schema {
  maxItems?: number;
  maxProperties?: number;
  items?: unknown;
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
}

/** Limit of lists whose schema has none. */
const mostItems = 10_000;

/** Beyond this many unknown properties, they are not reported one by one. */
const unknownProperties = 100;

/**
 * Returns an error for the first list or object longer than its schema allows. Runs before validation, because a
 * validator that collects all errors visits every element, with unbounded time and memory.
 */
export function overlong(schema: unknown, value: unknown): ValidationError | undefined {
  if (typeof schema !== 'object' || schema === null || typeof value !== 'object' || value === null)
    return undefined;
  return Array.isArray(value) ? overlongList(schema, value) : overlongObject(schema, value);
}

function overlongList({ maxItems: limit = mostItems, items }: Schema, values: unknown[]) {
  if (values.length > limit) return { path: '', code: 'maxItems', params: { limit } };
  return typeof items === 'object' ? firstOf(values.entries(), () => items) : undefined;
}

function overlongObject(schema: Schema, value: object): ValidationError | undefined {
  const { properties = {}, additionalProperties: others, maxProperties } = schema;
  const limit = others === false ? Object.keys(properties).length + unknownProperties : maxProperties;
  if (limit !== undefined && Object.keys(value).length > limit)
    return { path: '', code: 'values', params: { limit } };
  const known = Object.keys(typeof others === 'object' ? value : properties);
  const entries = known.map((key) => [key, (value as Record<string, unknown>)[key]] as const);
  return firstOf(entries, (key) => (Object.hasOwn(properties, key) ? properties[key] : others));
}

/** Returns the first overlong value among these entries, with its path. */
function firstOf<K extends string | number>(
  entries: Iterable<readonly [K, unknown]>,
  schemaOf: (key: K) => unknown,
): ValidationError | undefined {
  for (const [key, value] of entries) {
    const found = overlong(schemaOf(key), value);
    if (found) return { ...found, path: pointerTo('', String(key)) + found.path };
  }
  return undefined;
}
