import { useCallback } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { toFieldName } from './schemaResolver.ts';

/** The text of a validation error: the field's own words where the catalogue has some, else those of its code. */
export function useErrorText(model: Model) {
  const text = useText();
  return useCallback(
    ({ path, code, params }: ValidationError) =>
      text(
        [
          `resources.${model.name}.errors.${toFieldName(path)}.${code}`,
          `validation.${code}`,
          'validation.invalid',
        ],
        params,
      ),
    [text, model.name],
  );
}
