import type { TObject } from 'typebox';
import type { Model } from './model.ts';

/**
 * Response schema of a record: links and optional fields are present only on request, restricted fields only for
 * readers who may see them.
 */
export function recordSchema<S extends TObject>({
  schema,
  links = {},
  optionalFields = {},
  fieldAccess = {},
}: Model<S>): S {
  const properties = Object.entries(schema.properties).map(([key, property]) => {
    const { default: _, ...answered } = property as { default?: unknown };
    return [key, answered];
  });
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: schema.required?.filter(
      (key) => !(key in links) && !(key in optionalFields) && !(key in fieldAccess),
    ),
  };
}
