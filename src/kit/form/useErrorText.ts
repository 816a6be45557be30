import { useCallback } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { unitsPerDollar, type PropertySchema } from '../slots.ts';
import { toFieldName } from './schemaResolver.ts';

/** The text of a validation error: the field's own words where the catalogue has some, else those of its code. */
export function useErrorText(model: Model) {
  const text = useText();
  return useCallback(
    ({ path, code, params }: ValidationError) => {
      const field = toFieldName(path);
      const schema: PropertySchema | undefined = model.schema.properties[field];
      return text(
        [
          // Of a list, the same for each of its entries.
          `resources.${model.name}.errors.${field.replaceAll(/\.\d+(?=\.|$)/g, '')}.${code}`,
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

/** A limit of cents as it is typed. */
const inDollars = (schema: PropertySchema, params: ValidationError['params']) =>
  typeof params?.limit === 'number' ? { ...params, limit: params.limit / unitsPerDollar(schema) } : params;
