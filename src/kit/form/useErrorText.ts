import { useCallback } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';
import { useText } from '../../i18n/useText.ts';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { dateFormat } from '../fields/dateFormat.ts';
import { unitsPerDollar, type PropertySchema } from '../slots.ts';
import { toFieldName } from './toFieldName.ts';

/** Returns the text of a validation error: the field's own message if there is one, else that of the code. */
export function useErrorText(model: Model) {
  const text = useText();
  const locale = useLocale();
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
        withMoments(schema ? inDollars(schema, params) : params, locale),
      );
    },
    [text, model, locale],
  );
}

const isNoInteger = (code: string, params: ValidationError['params']) =>
  code === 'type' && String(params?.type).startsWith('integer');

/** Converts a limit in cents to dollars, as they are typed. */
const inDollars = (schema: PropertySchema, params: ValidationError['params']) =>
  typeof params?.limit === 'number' ? { ...params, limit: params.limit / unitsPerDollar(schema) } : params;

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Writes moments in the reader's language and time zone. */
const withMoments = (params: ValidationError['params'], locale: string) =>
  params &&
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typeof value === 'string' && moment.test(value) ? momentText(value, locale) : value,
    ]),
  );

const momentText = (value: string, locale: string) =>
  dateFormat(locale, Intl.DateTimeFormat().resolvedOptions().timeZone, 'moment').format(new Date(value));
