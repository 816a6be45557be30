import type { ValidationError } from '../validate.ts';
import { valueAt } from './pointer.ts';

/** What is wrong with a value, at which pointer and with which value. */
const keyOf = ({ path, code, params }: ValidationError, document: unknown) =>
  `${path.replace(/\/\d+(?=\/|$)/g, '/*')} ${code} ${JSON.stringify(params ?? null)} ${JSON.stringify(valueAt(document, path) ?? null)}`;

/**
 * The errors that the stored version did not have already (an invalid part of it does not block another's change).
 * The same error of the same value counts as old wherever in its list the entry has moved.
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
