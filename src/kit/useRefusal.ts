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
export function useRefusal(model: Model): (error: unknown, fallback: string) => string {
  const translate = useTranslate();
  const errorText = useErrorText(model);
  return useCallback(
    (error, fallback) => {
      const [first] = problemsOf(error);
      if (first) {
        const field = toFieldName(first.path);
        const name = field && translate(`resources.${model.name}.fields.${field}`, { _: '' });
        return [name, errorText(first)].filter(Boolean).join(': ');
      }
      return translate(reasonOf(error, fallback));
    },
    [translate, errorText, model.name],
  );
}
