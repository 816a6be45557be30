import { useCallback } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { unitsPerDollar, type PropertySchema } from '../slots.ts';
import { toFieldName } from './toFieldName.ts';

/** Returns the text of a validation error: the field's own message if there is one, else that of the code. */
export function useErrorText(model: Model) {
  const text = useText();
  return useCallback(
    ({ path, code, params }: ValidationError) => {
      const field = toFieldName(path);
      const names = field.replaceAll(/\.\d+(?=\.|$)/g, '');
      const schema: PropertySchema | undefined = model.schema.properties[field];
      return text(
        [
          // List entries share the keys of their list; a property has the same message wherever it is.
          `resources.${model.name}.errors.${names}.${code}`,
          `resources.${model.name}.errors.${names.split('.').at(-1)}.${code}`,
          isNoInteger(code, params)
            ? `validation.${schema?.cents ? 'amount' : 'whole'}`
            : `validation.${code}`,
          'validation.invalid',
        ],
        schema ? inDollars(schema, params) : params,
      );
    },
    [text, model],
  );
}

const isNoInteger = (code: string, params: ValidationError['params']) =>
  code === 'type' && String(params?.type).startsWith('integer');

/** Converts a limit in cents to dollars, as they are typed. */
const inDollars = (schema: PropertySchema, params: ValidationError['params']) =>
  typeof params?.limit === 'number' ? { ...params, limit: params.limit / unitsPerDollar(schema) } : params;
