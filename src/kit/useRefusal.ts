import { useCallback } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { problemsOf } from '../dataProvider/errors.ts';
import type { Model } from '../schemas/model.ts';
import { toFieldName } from './form/schemaResolver.ts';
import { useErrorText } from './form/useErrorText.ts';

/** Refusals that say more than that something failed: no connection, no right, gone, in use, too large, too many. */
const told = new Set([0, 401, 403, 404, 409, 413, 429]);

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
      return translate(error instanceof HttpError && told.has(error.status) ? error.message : fallback);
    },
    [translate, errorText, model.name],
  );
}
