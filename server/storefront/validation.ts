import type { TSchema } from 'typebox';
import { newErrors } from '../../src/schemas/storefront/newErrors.ts';
import { fromAjv, type ValidationError } from '../../src/schemas/validate.ts';
import { validatorOf } from '../core/ajv.ts';
import { invalid } from '../core/problem.ts';

export type ErrorsOf = (document: unknown) => ValidationError[];

/** Returns a function that validates documents by a schema. */
export function errorsBySchema(schema: TSchema): ErrorsOf {
  const isValid = validatorOf(schema);
  return (document) => (isValid(document) ? [] : (isValid.errors ?? []).map(fromAjv));
}

/** Throws the errors of a document that the stored one does not have. */
export function refuseNewErrors(errorsOf: ErrorsOf, document: unknown, stored: unknown): void {
  const all = errorsOf(document);
  const errors = all.length > 0 ? newErrors(all, document, errorsOf(stored), stored) : [];
  if (errors.length > 0) throw invalid(errors);
}
