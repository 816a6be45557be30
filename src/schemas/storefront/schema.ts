/** The supported part of JSON Schema; custom keywords are the vocabulary below and `multiline`. */
export interface Schema {
  $id?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  default?: unknown;
  readOnly?: boolean;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  sections?: boolean;
  translated?: boolean;
  label?: string;
  panel?: string;
  optional?: boolean;
  multiline?: boolean;
  keyed?: boolean;
}

export const storefrontVocabulary = ['sections', 'translated', 'label', 'panel', 'optional', 'keyed'];

/** Formats for display and editing; the syntax is validated by patterns. */
export const storefrontFormats = [
  'html',
  'code',
  'link',
  'image',
  'color',
  'day',
  'icon',
  'flag',
  'category',
  'id',
];

export const childrenOf = ({ properties = {} }: Schema): [string, Schema][] => Object.entries(properties);

/** The schema at a JSON Pointer; `*` or an index stands for list entries. */
export function schemaAt(schema: Schema, pointer: string): Schema | undefined {
  let found: Schema | undefined = schema;
  for (const key of pointer.split('/').slice(1)) found = found?.items ?? found?.properties?.[key];
  return found;
}

/** Schemas of the entries of all lists, by pointer with `*`. */
export function itemsOf(pointer: string, schema: Schema): [string, Schema][] {
  if (schema.items) {
    const of = `${pointer}/*`;
    return [[of, schema.items], ...itemsOf(of, schema.items)];
  }
  return childrenOf(schema).flatMap(([key, child]) => itemsOf(`${pointer}/${key}`, child));
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `visit` for every leaf value of a document that has a schema. */
export function visitValues(
  schema: Schema,
  value: unknown,
  visit: (pointer: string, schema: Schema, value: unknown) => void,
  pointer = '',
): void {
  if (schema.items) {
    if (Array.isArray(value))
      value.forEach((one, index) => visitValues(schema.items ?? {}, one, visit, `${pointer}/${index}`));
  } else if (schema.properties) {
    for (const [key, child] of childrenOf(schema))
      visitValues(child, isObject(value) ? value[key] : undefined, visit, `${pointer}/${key}`);
  } else visit(pointer, schema, value);
}
