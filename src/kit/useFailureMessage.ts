import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { problemsOf, reasonOf } from '../dataProvider/errors.ts';
import type { Model } from '../schemas/model.ts';
import { toFieldName } from './form/toFieldName.ts';
import { useErrorText } from './form/useErrorText.ts';

/**
 * Returns the text of a failed call: the first validation error with its field, or the message of the status, or that
 * of the key `fallback`.
 */
export function useFailureMessage(model: Model): (error: unknown, fallback: string) => string {
  const translate = useTranslate();
  const errorText = useErrorText(model);
  return useCallback(
    (error, fallback) => {
      const [first] = problemsOf(error);
      if (first) {
        const field = toFieldName(first.path);
        const name = field && translate(`resources.${model.name}.fields.${field}`, { _: '' });
        const text = errorText(first);
        const item = String(first.params?.item ?? '');
        // Without a field beside it, the text must name the item.
        return [name, !text.includes(item) && item, text].filter(Boolean).join(': ');
      }
      return translate(reasonOf(error, fallback));
    },
    [translate, errorText, model.name],
  );
}
