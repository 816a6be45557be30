import { useQueries, useQuery } from '@tanstack/react-query';
import type { Condition } from '../../../schemas/tickets/condition.ts';
import { formByKey, type ChecklistItem, type IntakeForm } from '../../../schemas/tickets/intakeRules.ts';
import { useTicketCalls } from '../calls.ts';

/** What a checklist is for: a device or product, or answers whose version it keeps. */
export interface ChecklistOf {
  deviceId?: string | null;
  productId?: string | null;
  answered?: Pick<Condition, 'version' | 'form'> | null;
}

interface Checklist {
  version: number;
  form: IntakeForm | undefined;
  items: ChecklistItem[];
  /** Whether a passcode of the device can be kept. */
  keepsPasscodes: boolean;
}

type Calls = Pick<ReturnType<typeof useTicketCalls>, 'getIntakeForm' | 'readIntakeVersion'>;

/** The query for the form of the intake that applies, with its checklist. */
const checklistQuery = (
  { getIntakeForm, readIntakeVersion }: Calls,
  { deviceId, productId, answered }: ChecklistOf,
) => ({
  queryKey: ['intakeForm', answered?.version, answered?.form, deviceId, productId],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Checklist> => {
    if (answered) {
      const rules = await readIntakeVersion({ params: { version: answered.version }, signal });
      return checklistOf(answered.version, formByKey(rules, answered.form));
    }
    const query = {
      ...(deviceId && { device_id: deviceId }),
      ...(productId && { product_id: productId }),
    };
    const { version, form, rules, keeps_passcodes } = await getIntakeForm({ query, signal });
    return checklistOf(version, form === null ? undefined : formByKey(rules, form), keeps_passcodes);
  },
  staleTime: 60_000,
});

/** Loads the form of the intake that applies, with its checklist. */
export function useChecklist(of: ChecklistOf) {
  const { data, error, refetch } = useQuery(checklistQuery(useTicketCalls(), of));
  return { checklist: data, error: data ? null : error, reload: () => void refetch() };
}

/** Loads the forms of several devices; those that are not loaded yet are missing. */
export function useForms(of: ChecklistOf[]): (IntakeForm | undefined)[] {
  const calls = useTicketCalls();
  const results = useQueries({ queries: of.map((one) => checklistQuery(calls, one)) });
  return results.flatMap(({ data }) => (data ? [data.form] : []));
}

const checklistOf = (version: number, form: IntakeForm | undefined, keepsPasscodes = true): Checklist => ({
  version,
  form,
  items: form?.items ?? [],
  keepsPasscodes,
});
