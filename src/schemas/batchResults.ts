import { Type } from 'typebox';
import type { BatchItemResult } from './batch.ts';
import { Nullable } from './common.ts';
import { ValidationErrors } from './validationErrors.ts';

const Item = Type.Object({
  id: Nullable('string'),
  status: Type.Enum(['created', 'updated', 'removed', 'unchanged', 'stale', 'invalid', 'missing']),
  modified_date: Type.Optional(Type.String()),
  errors: Type.Optional(ValidationErrors),
});

/** The answer of a batch: the result of each item. */
export const BatchResults = Type.Object({ data: Type.Array(Type.Unsafe<BatchItemResult>(Item)) });
