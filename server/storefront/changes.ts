import { isDeepStrictEqual } from 'node:util';
import { pointerTo } from '../../src/schemas/storefront/pointer.ts';
import { childrenOf, isObject, type Schema } from '../../src/schemas/storefront/schema.ts';

/**
 * JSON Pointers of the differing parts of a configuration: nodes where the schema defines them, otherwise its
 * properties.
 */
export const changesOf = (schema: Schema, before: unknown, after: unknown): string[] =>
  differences({ ...schema, sections: true }, before, after, '');

function differences(schema: Schema | undefined, before: unknown, after: unknown, pointer: string): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [old, now] = [before ?? {}, after ?? {}];
  if (!schema?.sections || !isObject(old) || !isObject(now)) return [pointer];
  const known = childrenOf(schema).map(([key]) => key);
  const keys = new Set([...known, ...Object.keys(old), ...Object.keys(now)]);
  const found = [...keys].flatMap((key) =>
    differences(schema.properties?.[key], old[key], now[key], pointerTo(pointer, key)),
  );
  return found.length > 0 ? found : [pointer];
}
