import { useCallback } from 'react';
import { useLocale } from '../../../i18n/useLocale.ts';
import { numberFormat } from '../../../schemas/formats.ts';

/** Formats a difference with its sign. */
export function useSignedNumber(): (difference: number) => string {
  const locale = useLocale();
  return useCallback(
    (difference) => (difference > 0 ? '+' : '') + numberFormat(locale).format(difference),
    [locale],
  );
}
