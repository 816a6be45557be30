import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';
import { useStoreCalls } from './calls.ts';

export type LookupType =
  'TYPE' | 'APPOINTMENT_STATUS' | 'QUOTE_STATUS' | 'DELIVERY_METHOD' | 'CONTACT_METHOD' | 'WARRANTY_UNIT';

const types: LookupType[] = [
  'TYPE',
  'APPOINTMENT_STATUS',
  'QUOTE_STATUS',
  'DELIVERY_METHOD',
  'CONTACT_METHOD',
  'WARRANTY_UNIT',
];

/** The store's words for its codes, in the reader's language. */
export function useLookups() {
  const locale = useLocale();
  const { getLookups } = useStoreCalls();
  const { data, isError, refetch } = useQuery({
    queryKey: ['lookups', locale],
    queryFn: ({ signal }) => getLookups(locale, types, signal),
    staleTime: 5 * 60_000,
  });
  const codesOf = useCallback((type: LookupType) => (data ?? []).filter((one) => one.type === type), [data]);
  /** A code in words; as far as they can be guessed while they are not known. */
  const textOf = useCallback(
    (type: LookupType, code: string) =>
      codesOf(type).find((one) => one.code === code)?.code_text ?? guess(code),
    [codesOf],
  );
  return { codesOf, textOf, isError, refetch };
}

const guess = (code: string) => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');
