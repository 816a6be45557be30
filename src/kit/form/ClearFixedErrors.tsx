import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form';
import type { ValidationError } from '../../schemas/validate.ts';
import { toFieldName } from './toFieldName.ts';

/** Error type of server errors: they stay until the field changes. */
export const serverErrorType = 'service';

/** Clears the error of a field once it is valid, also if a change of another field fixed it. */
export function ClearFixedErrors({ errors }: { errors: ValidationError[] }) {
  const { clearErrors } = useFormContext();
  const { errors: marked } = useFormState();
  const latest = useRef(marked);
  useEffect(() => {
    latest.current = marked;
  });
  // Only a new validation yields the current errors.
  useEffect(() => {
    const wrong = new Set(errors.map(({ path }) => toFieldName(path)));
    const right = namesOf(latest.current).filter((name) => !wrong.has(name));
    if (right.length > 0) clearErrors(right);
  }, [errors, clearErrors]);
  return null;
}

/** Returns the fields with client-side validation errors. */
function namesOf(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error) return [];
    if (typeof error.type === 'string') return error.type === serverErrorType ? [] : [`${prefix}${key}`];
    return namesOf(error as FieldErrors, `${prefix}${key}.`);
  });
}
