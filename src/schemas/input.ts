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

/** The schema of a request body: writable properties only; those with a default and nullable ones are optional. */
export function inputSchema(model: Pick<Model, 'schema'>): TObject {
  const properties = propertiesOf(model);
  const keys = writableKeys(model);
  return withOptionalDefaults({
    ...model.schema,
    properties: Object.fromEntries(keys.map((key) => [key, properties[key]])),
    required: model.schema.required?.filter((key) => keys.includes(key)),
  } as TObject);
}

/** Default values of a new record. */
export function defaultsOf(model: Pick<Model, 'schema'>): Values {
  const properties = propertiesOf(model);
  return Object.fromEntries(
    writableKeys(model)
      .map((key) => [key, defaultValueOf(properties[key])])
      .filter(([, value]) => value !== undefined),
  );
}

/**
 * Converts form values to a request body: writable properties only. A null (cleared input) that the schema does not
 * allow is replaced by the default or omitted; if the property must be `filled`, null is kept so that validation
 * reports it as required.
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
