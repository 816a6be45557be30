import type { Validator } from 'virtual:validators';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { toInput } from '../../schemas/input.ts';
import type { Model } from '../../schemas/model.ts';
import { validate, type ValidationError } from '../../schemas/validate.ts';
import { toFieldName } from './toFieldName.ts';

/**
 * Resolver that validates a form with the model's schema and rules.
 * @param translate returns the text of an error
 * @param onResult receives all errors of each validation, including those of untouched fields
 * @param transform maps the form's values to those that are validated and sent
 * @param stored the record being edited
 */
export function schemaResolver(
  model: Model,
  validator: Validator,
  translate: (error: ValidationError) => string,
  onResult: (errors: ValidationError[]) => void,
  transform: (values: FieldValues) => FieldValues = (values) => values,
  stored?: FieldValues,
): Resolver<FieldValues> {
  return async (values) => {
    const sent = transform(values);
    const cleaned = toInput(model, sent);
    const errors = validate(validator, model, cleaned, stored);
    // An input that mounts later validates during render; report afterwards.
    queueMicrotask(() => onResult(errors));
    return errors.length > 0
      ? { values: {}, errors: toFieldErrors(errors, translate) }
      : { values: { ...sent, ...cleaned }, errors: {} };
  };
}

/** Returns the first error of each field, nested as react-hook-form expects. */
export function toFieldErrors(
  errors: ValidationError[],
  translate: (error: ValidationError) => string,
): FieldErrors {
  const result: Record<string, unknown> = {};
  for (const error of errors) {
    const names = toFieldName(error.path).split('.');
    const last = names.pop() ?? '';
    let level = result;
    for (const name of names) level = (level[name] ??= {}) as Record<string, unknown>;
    level[last] ??= { type: error.code, message: translate(error) };
  }
  return result as FieldErrors;
}
