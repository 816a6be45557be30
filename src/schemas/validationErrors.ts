import { Type } from 'typebox';
import type { ValidationError } from './validate.ts';

/** Validation errors by path. */
export const ValidationErrors = Type.Unsafe<ValidationError[]>(
  Type.Array(
    Type.Object({
      path: Type.String(),
      code: Type.String(),
      params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    }),
  ),
);
