import type { ValidationError } from '../validate.ts';
import { valueAt } from './pointer.ts';

/** Identifies an error by pointer without indexes, code and value. */
const keyOf = ({ path, code, params }: ValidationError, document: unknown) =>
  `${path.replace(/\/\d+(?=\/|$)/g, '/*')} ${code} ${JSON.stringify(params ?? null)} ${JSON.stringify(valueAt(document, path) ?? null)}`;

/**
 * Errors that the stored version does not have, so that an invalid part of it does not block other changes. The same
 * error of the same value also matches after its entry has moved.
 */
export function newErrors(
  errors: ValidationError[],
  document: unknown,
  storedErrors: ValidationError[],
  stored: unknown,
): ValidationError[] {
  const old = new Map<string, number>();
  for (const error of storedErrors) {
    const key = keyOf(error, stored);
    old.set(key, (old.get(key) ?? 0) + 1);
  }
  return errors.filter((error) => {
    const key = keyOf(error, document);
    const left = old.get(key) ?? 0;
    old.set(key, left - 1);
    return left <= 0;
  });
}
