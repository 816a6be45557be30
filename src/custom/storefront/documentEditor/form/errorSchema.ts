import type { ErrorSchema } from '@rjsf/utils';
import type { ValidationError } from '../../../../schemas/validate.ts';

type Level = { [key: string]: Level } & { __errors?: string[] };

/** Converts errors to an RJSF error schema. */
export function errorSchemaOf(
  errors: ValidationError[],
  textOf: (error: ValidationError) => string,
): ErrorSchema {
  const root = Object.create(null) as Level;
  for (const error of errors) {
    let level = root;
    for (const key of error.path.split('/').slice(1)) {
      level = level[key.replaceAll('~1', '/').replaceAll('~0', '~')] ??= Object.create(null) as Level;
    }
    const texts = (level.__errors ??= []);
    const text = textOf(error);
    if (!texts.includes(text)) texts.push(text);
  }
  return root;
}

/** Counts the errors in a part of a form. */
export function countErrors(errors: ErrorSchema | undefined): number {
  if (!errors) return 0;
  const { __errors = [], ...inner } = errors as Level;
  return Object.values(inner).reduce((sum, one) => sum + countErrors(one as ErrorSchema), __errors.length);
}
