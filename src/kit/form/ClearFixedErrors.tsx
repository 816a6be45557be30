import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form';
import type { ValidationError } from '../../schemas/validate.ts';
import { toFieldName } from './schemaResolver.ts';

/** The type of what a service said of a field: it stands until that field is changed. */
export const serverErrorType = 'service';

/** A field is not marked any more once it is right, also where another one was changed to make it so. */
export function ClearFixedErrors({ errors }: { errors: ValidationError[] }) {
  const { clearErrors } = useFormContext();
  const { errors: marked } = useFormState();
  const latest = useRef(marked);
  useEffect(() => {
    latest.current = marked;
  });
  // Only a new validation knows what is right now.
  useEffect(() => {
    const wrong = new Set(errors.map(({ path }) => toFieldName(path)));
    const right = namesOf(latest.current).filter((name) => !wrong.has(name));
    if (right.length > 0) clearErrors(right);
  }, [errors, clearErrors]);
  return null;
}

/** The names of the fields that the form's own validation marks. */
function namesOf(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error) return [];
    if (typeof error.type === 'string') return error.type === serverErrorType ? [] : [`${prefix}${key}`];
    return namesOf(error as FieldErrors, `${prefix}${key}.`);
  });
}
