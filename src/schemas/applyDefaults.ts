type Values = Record<string, unknown>;

interface Schema {
  type?: string | string[];
  default?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

const isNull = ({ type, enum: values }: Schema): boolean =>
  [type].flat().includes('null') || values?.includes(null) === true;

/** The value of an omitted property: its default, else null if it is nullable; undefined if it is required. */
export function defaultValueOf(property: unknown): unknown {
  if (typeof property !== 'object' || property === null) return undefined;
  const schema = property as Schema;
  if (schema.default !== undefined) return schema.default;
  return isNull(schema) || schema.anyOf?.some(isNull) ? null : undefined;
}

/** Returns the input schema, at every depth: properties with a default and nullable ones are optional. */
export function withOptionalDefaults<S extends object>(schema: S): S {
  const { required, properties, items, anyOf } = schema as Schema;
  return {
    ...schema,
    ...(required && { required: required.filter((key) => defaultValueOf(properties?.[key]) === undefined) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, property]) => [key, withOptionalDefaults(property)]),
      ),
    }),
    ...(items && { items: withOptionalDefaults(items) }),
    ...(anyOf && { anyOf: anyOf.map(withOptionalDefaults) }),
  };
}

/** Fills in omitted properties at every depth; returns the same object when nothing is missing. */
export function applyDefaults(schema: object, value: unknown): unknown {
  const { items, anyOf = [] } = schema as Schema;
  const [only, ...others] = anyOf.filter((one) => !isNull(one));
  if (only && others.length === 0) return applyDefaults(only, value);
  if (Array.isArray(value)) return items ? completeItems(items, value) : value;
  return typeof value === 'object' && value !== null ? completeObject(schema, value as Values) : value;
}

function completeItems(items: Schema, values: unknown[]): unknown[] {
  const completed = values.map((value) => applyDefaults(items, value));
  return completed.some((value, index) => value !== values[index]) ? completed : values;
}

function completeObject({ required = [], properties = {} }: Schema, value: Values): Values {
  const changes = Object.entries(properties).flatMap(([key, property]): [string, unknown][] => {
    if (Object.hasOwn(value, key)) {
      const inner = applyDefaults(property, value[key]);
      return inner === value[key] ? [] : [[key, inner]];
    }
    const empty = required.includes(key) ? defaultValueOf(property) : undefined;
    return empty === undefined ? [] : [[key, structuredClone(empty)]];
  });
  return changes.length > 0 ? { ...value, ...Object.fromEntries(changes) } : value;
}
