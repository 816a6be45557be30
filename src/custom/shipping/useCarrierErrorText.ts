import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { problemsOf, errorMessageOf } from '../../dataProvider/errors.ts';
import { translateCarrierText } from './translateCarrierText.ts';

/**
 * Why a carrier did not do what was asked: in its own words where it refused, translated as far as they are known, in ours where it was out of order; of
 * anything else what its status means, or `fallback`, a message key.
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
