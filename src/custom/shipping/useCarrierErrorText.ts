import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { problemsOf, errorMessageOf } from '../../dataProvider/errors.ts';
import { carrierPhrase } from './translateCarrierText.ts';

/**
 * Why a carrier did not do what was asked: in its own words where it refused, translated as far as they are known, in ours where it was out of order; of
 * anything else what its status means, or `fallback`, a message key.
 */
export function useCarrierWords(): (error: unknown, fallback: string) => string {
  const translate = useTranslate();
  return useCallback(
    (error, fallback) => {
      const problem = problemsOf(error).find(({ code }) => /^carrier_|^refused$|^delivered$/.test(code));
      const own = problem && translate(`shipping.errors.${problem.code}`, { _: '' });
      const told = problem?.params?.message;
      if (own || told) return own || carrierPhrase(String(told), translate);
      return translate(errorMessageOf(error, fallback));
    },
    [translate],
  );
}
