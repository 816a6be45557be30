import { useQueries, useQuery, type QueryFunctionContext } from '@tanstack/react-query';
import { isUnavailable } from '../../../dataProvider/errors.ts';
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
  /** There are no forms of categories. */
  isForAll: boolean;
  /** It is that of devices without a product, as there is no connection, and that of this device may be another. */
  isGuessed: boolean;
}

type Calls = Pick<ReturnType<typeof useTicketCalls>, 'getIntakeForm' | 'readIntakeVersion'>;

/** The query for the form of the intake that applies, with its checklist. */
const checklistQuery = (calls: Calls, { deviceId = null, productId = null, answered }: ChecklistOf) => ({
  queryKey: ['intakeForm', answered?.version, answered?.form, deviceId, productId],
  queryFn: async ({ client, signal }: QueryFunctionContext): Promise<Checklist> => {
    const { getIntakeForm, readIntakeVersion } = calls;
    if (answered) {
      const rules = await readIntakeVersion({ params: { version: answered.version }, signal });
      return checklistOf(answered.version, formByKey(rules, answered.form));
    }
    const query = {
      ...(deviceId && { device_id: deviceId }),
      ...(productId && { product_id: productId }),
    };
    try {
      const { version, form, rules, keeps_passcodes } = await getIntakeForm({ query, signal });
      return {
        ...checklistOf(version, form === null ? undefined : formByKey(rules, form), keeps_passcodes),
        isForAll: !rules.intakeForms?.forms?.some(({ categories = [] }) => categories.length > 0),
      };
    } catch (error) {
      if (!isUnavailable(error) || (!deviceId && !productId)) throw error;
      const general = await client.ensureQueryData(checklistQuery(calls, {}));
      return { ...general, isGuessed: !general.isForAll };
    }
  },
  // A guess is replaced as soon as the connection is back.
  staleTime: ({ state }: { state: { data?: Checklist | undefined } }) => (state.data?.isGuessed ? 0 : 60_000),
  refetchOnReconnect: true,
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
  isForAll: false,
  isGuessed: false,
  version,
  form,
  items: form?.items ?? [],
  keepsPasscodes,
});
