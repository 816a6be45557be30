import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { problemsOf, reasonOf } from '../dataProvider/errors.ts';
import type { Model } from '../schemas/model.ts';
import { toFieldName } from './form/schemaResolver.ts';
import { useErrorText } from './form/useErrorText.ts';

/**
 * Why a service did not do what was asked, in the user's language: what is wrong with which field, or what its status
 * means; where neither says more, `fallback`, a message key.
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
        // No field stands beside it that would say which item is meant.
        return [name, !text.includes(item) && item, text].filter(Boolean).join(': ');
      }
      return translate(reasonOf(error, fallback));
    },
    [translate, errorText, model.name],
  );
}
