import type { RJSFSchema } from '@rjsf/utils';
import type { Schema } from '../../../../schemas/storefront/schema.ts';

const views = new WeakMap<Schema, RJSFSchema>();

/**
 * The schema for RJSF, without defaults, which rendering would write, and without `additionalProperties`, which would
 * render unknown properties as fields.
 */
export function viewSchema(schema: Schema): RJSFSchema {
  const known = views.get(schema);
  if (known) return known;
  const { default: _, properties, items, ...rest } = schema as Schema & { additionalProperties?: boolean };
  delete rest.additionalProperties;
  const view = {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, child]) => [key, viewSchema(child)]),
      ),
    }),
    ...(items && { items: viewSchema(items) }),
  } as RJSFSchema;
  views.set(schema, view);
  return view;
}
