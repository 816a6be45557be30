import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';
import { useStoreCalls } from './calls.ts';

export type LookupType =
  | 'TYPE'
  | 'APPOINTMENT_STATUS'
  | 'QUOTE_STATUS'
  | 'DELIVERY_METHOD'
  | 'CONTACT_METHOD'
  | 'WARRANTY_UNIT';

const types: LookupType[] = [
  'TYPE',
  'APPOINTMENT_STATUS',
  'QUOTE_STATUS',
  'DELIVERY_METHOD',
  'CONTACT_METHOD',
  'WARRANTY_UNIT',
];

/** Returns the store's labels for codes, in the user's language. */
export function useLookups() {
  const locale = useLocale();
  const { getLookups } = useStoreCalls();
  const { data, isError, refetch } = useQuery({
    queryKey: ['lookups', locale],
    queryFn: ({ signal }) => getLookups({ params: { locale }, query: { types }, signal }),
    staleTime: 5 * 60_000,
  });
  const codesOf = useCallback((type: LookupType) => (data ?? []).filter((one) => one.type === type), [data]);
  /** Returns the label of a code, or one derived from the code while the labels load. */
  const textOf = useCallback(
    (type: LookupType, code: string) =>
      codesOf(type).find((one) => one.code === code)?.code_text ?? guess(code),
    [codesOf],
  );
  return { codesOf, textOf, isError, refetch };
}

const guess = (code: string) => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');
