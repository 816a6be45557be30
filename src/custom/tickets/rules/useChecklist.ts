import { useQuery } from '@tanstack/react-query';
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
}

/** Loads the form of the intake that applies, with its checklist. */
export function useChecklist({ deviceId, productId, answered }: ChecklistOf) {
  const { getIntakeForm, readIntakeVersion } = useTicketCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['intakeForm', answered?.version, answered?.form, deviceId, productId],
    queryFn: async ({ signal }): Promise<Checklist> => {
      if (answered) {
        const rules = await readIntakeVersion({ params: { version: answered.version }, signal });
        return checklistOf(answered.version, formByKey(rules, answered.form));
      }
      const query = {
        ...(deviceId && { device_id: deviceId }),
        ...(productId && { product_id: productId }),
      };
      const { version, form, rules } = await getIntakeForm({ query, signal });
      return checklistOf(version, form === null ? undefined : formByKey(rules, form));
    },
    staleTime: 60_000,
  });
  return { checklist: data, error: data ? null : error, reload: () => void refetch() };
}

const checklistOf = (version: number, form: IntakeForm | undefined): Checklist => ({
  version,
  form,
  items: form?.items ?? [],
});
