import { useQuery } from '@tanstack/react-query';
import type { Language, SignatureKind } from '../../../schemas/tickets/intakeRules.ts';
import { useTicketCalls } from '../calls.ts';

/** Loads the terms to sign; they do not change while they are shown. */
export function useTerms(kind: SignatureKind, language: Language) {
  const { getTermsToSign } = useTicketCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['intakeTerms', kind, language],
    queryFn: ({ signal }) => getTermsToSign({ query: { kind, language }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  return { terms: data, error: data ? null : error, reload: () => void refetch() };
}
