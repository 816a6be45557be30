import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { toFieldName } from './schemaResolver.ts';

/** The text of a validation error: the field's own words where the catalogue has some, else those of its code. */
export function useErrorText(model: Model) {
  const translate = useTranslate();
  return useCallback(
    ({ path, code, params }: ValidationError) =>
      translate(`resources.${model.name}.errors.${toFieldName(path)}.${code}`, {
        ...params,
        _: translate(`validation.${code}`, { ...params, _: translate('validation.invalid') }),
      }),
    [translate, model.name],
  );
}
