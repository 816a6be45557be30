import type { TObject } from 'typebox';
import { defaultValueOf, withOptionalDefaults } from './applyDefaults.ts';
import { writableKeys, type Model } from './model.ts';

type Values = Record<string, unknown>;

interface Property {
  default?: unknown;
  filled?: boolean;
  type?: string | string[];
}

const propertiesOf = (model: Pick<Model, 'schema'>) => model.schema.properties as Record<string, Property>;

/** The schema of what a client sends: without the read-only properties; what has a default or may be null may be left out. */
export function inputSchema(model: Pick<Model, 'schema'>): TObject {
  const properties = propertiesOf(model);
  const keys = writableKeys(model);
  return withOptionalDefaults({
    ...model.schema,
    properties: Object.fromEntries(keys.map((key) => [key, properties[key]])),
    required: model.schema.required?.filter((key) => keys.includes(key)),
  } as TObject);
}

/** What a new record starts with. */
export function defaultsOf(model: Pick<Model, 'schema'>): Values {
  const properties = propertiesOf(model);
  return Object.fromEntries(
    writableKeys(model)
      .map((key) => [key, defaultValueOf(properties[key])])
      .filter(([, value]) => value !== undefined),
  );
}

/**
 * What a form holds, as a client may send it: the writable keys only, and null (a cleared input)
 * only where the schema allows it; elsewhere it falls back to the default or is left out. What has to be `filled`
 * stays null, to be refused as required.
 */
export function toInput(model: Pick<Model, 'schema'>, values: Values): Values {
  const properties = propertiesOf(model);
  const result: Values = {};
  for (const key of writableKeys(model)) {
    const { type, default: fallback, filled } = properties[key] ?? {};
    const isCleared = values[key] === null && !filled && ![type].flat().includes('null');
    const value = isCleared ? fallback : values[key];
    if (value !== undefined) result[key] = value;
  }
  return result;
}
