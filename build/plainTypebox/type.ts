type Schema = Record<string, unknown>;
type Properties = Record<string, Schema>;

const optional = '~optional';

const plain =
  (type: string) =>
  (options?: Schema): Schema => ({ type, ...options });

/** Non-enumerable, as in TypeBox: visible neither in JSON nor in a copy. */
const asOptional = (schema: Schema): Schema =>
  Object.defineProperty({ ...schema }, optional, { value: true });

function object(properties: Properties, options?: Schema) {
  const required = Object.entries(properties).flatMap(([key, one]) => (optional in one ? [] : key));
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
}

const changed = (
  { properties }: { properties: Properties },
  change: (entries: [string, Schema][]) => [string, Schema][],
) => object(Object.fromEntries(change(Object.entries(properties))));

/**
 * The part of TypeBox's `Type` that the schemas use, returning plain JSON Schemas. tests/unit/plainTypebox.test.ts
 * compares both.
 */
export const Type = {
  Array: (items: Schema, options?: Schema): Schema => ({ type: 'array', items, ...options }),
  Boolean: plain('boolean'),
  Enum: (values: unknown[], options?: Schema): Schema => ({ enum: values, ...options }),
  Integer: plain('integer'),
  Literal: (value: unknown, options?: Schema): Schema => ({
    type: typeof value,
    const: value,
    ...options,
  }),
  Null: plain('null'),
  Number: plain('number'),
  Object: object,
  Optional: asOptional,
  Partial: (schema: ReturnType<typeof object>) =>
    changed(schema, (entries) => entries.map(([key, one]) => [key, asOptional(one)])),
  Pick: (schema: ReturnType<typeof object>, keys: string[]) =>
    changed(schema, (entries) => entries.filter(([key]) => keys.includes(key))),
  Record: ({ pattern = '^.*$' }: { pattern?: string }, value: Schema, options?: Schema): Schema => ({
    type: 'object',
    patternProperties: { [pattern]: value },
    ...options,
  }),
  String: plain('string'),
  Union: (anyOf: Schema[], options?: Schema): Schema => ({ anyOf, ...options }),
  Unknown: (options?: Schema): Schema => ({ ...options }),
  Unsafe: (schema: Schema): Schema => schema,
};
