import { Type } from 'typebox';
import { filterSchema } from '../../../src/schemas/listSchema.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { fromAjv, type ValidationError } from '../../../src/schemas/validate.ts';
import { queryValidatorOf } from '../ajv.ts';
import type { Values } from './entity.ts';

/** A filter with the types of its properties, or why it is none of the model's. */
type ReadFilter = { filter: Values; errors?: undefined } | { errors: ValidationError[] };

/** Returns a reader of the filters of a model, which come as text or as values; unknown ones are errors. */
export function filterReader(model: Model): (sent: Values) => ReadFilter {
  const { properties } = filterSchema(model);
  const isFilter = queryValidatorOf(Type.Object(properties, { additionalProperties: false }));
  return (sent) => {
    const filter = structuredClone(sent);
    return isFilter(filter) ? { filter } : { errors: (isFilter.errors ?? []).map(fromAjv) };
  };
}
