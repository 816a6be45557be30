import { useCallback } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';
import { moneyFormat } from './money.ts';

/** Returns a formatter of whole cents as an amount. */
export function useCents(): (cents: number) => string {
  const locale = useLocale();
  return useCallback((cents) => moneyFormat(locale).format(cents / 100), [locale]);
}
