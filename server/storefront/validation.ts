import type { ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { newErrors } from '../../src/schemas/storefront/newErrors.ts';
import { fromAjv, type ValidationError } from '../../src/schemas/validate.ts';
import { ajv } from '../core/ajv.ts';
import { invalid } from '../core/problem.ts';

export type ErrorsOf = (document: unknown) => ValidationError[];

/** What is wrong with a document by its schema, which is compiled when it is first needed. */
export function validatorOf(schema: TSchema): ErrorsOf {
  let isValid: ValidateFunction | undefined;
  return (document) => {
    isValid ??= ajv.compile(schema);
    return isValid(document) ? [] : (isValid.errors ?? []).map(fromAjv);
  };
}

/** Refuses what is wrong with a document and was not in the stored one. */
export function refuseNewErrors(errorsOf: ErrorsOf, document: unknown, stored: unknown): void {
  const all = errorsOf(document);
  const errors = all.length > 0 ? newErrors(all, document, errorsOf(stored), stored) : [];
  if (errors.length > 0) throw invalid(errors);
}
