import type { Validator } from 'virtual:validators';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { toInput } from '../../schemas/input.ts';
import type { Model } from '../../schemas/model.ts';
import { validate, type ValidationError } from '../../schemas/validate.ts';

/** JSON Pointer -> react-hook-form's name: /hours/3/open is hours.3.open. */
export const toFieldName = (path: string) =>
  path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/**
 * Validates a form by the model's own schema and rules.
 * @param translate the text of an error
 * @param onResult told every time with all errors, also of fields that nobody touched yet
 * @param transform what is sent of the form's values: that is validated
 * @param stored the record that the form changes
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
    // An input that appears later asks while React renders it: tell when that is over.
    queueMicrotask(() => onResult(errors));
    return errors.length > 0
      ? { values: {}, errors: toFieldErrors(errors, translate) }
      : { values: { ...sent, ...cleaned }, errors: {} };
  };
}

/** The first error of each field, nested as react-hook-form wants it. */
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
