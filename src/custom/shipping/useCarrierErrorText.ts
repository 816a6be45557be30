import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { problemsOf, errorMessageOf } from '../../dataProvider/errors.ts';
import { translateCarrierText } from './translateCarrierText.ts';

/**
 * Returns the text of a failed carrier call: the carrier's translated refusal, a message of ours if the carrier is out
 * of order, else the text of the HTTP status or `fallback`, a message key.
 */
export function useCarrierErrorText(): (error: unknown, fallback: string) => string {
  const translate = useTranslate();
  return useCallback(
    (error, fallback) => {
      const problem = problemsOf(error).find(({ code }) => /^carrier_|^refused$|^delivered$/.test(code));
      const own = problem && translate(`shipping.errors.${problem.code}`, { _: '' });
      const message = problem?.params?.message;
      if (own || message) return own || translateCarrierText(String(message), translate);
      return translate(errorMessageOf(error, fallback));
    },
    [translate],
  );
}
