import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../../i18n/useLocale.ts';
import { reasonsOf, type ReasonList } from '../../../schemas/tickets/intakeRules.ts';
import { useTicketCalls } from '../calls.ts';

/** Loads the reasons of a list of the intake rules, in the language of the interface. */
export function useReasons(list: ReasonList | undefined): string[] {
  const { getIntakeForm } = useTicketCalls();
  const locale = useLocale();
  const { data: rules } = useQuery({
    queryKey: ['intakeForm', 'reasons'],
    queryFn: async ({ signal }) => (await getIntakeForm({ query: {}, signal })).rules,
    enabled: list !== undefined,
    staleTime: 60_000,
    retry: false,
  });
  return rules && list ? reasonsOf(rules, list, locale) : [];
}
