import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { repairs } from '../../schemas/repairs/repairs.ts';
import { useSaving } from '../../kit/form/useSaving.ts';
import { useReload } from '../../kit/useReload.ts';
import { useRepairCalls } from './calls.ts';
import { createServices, type CreatedServices, type ServiceValues } from './createServices.ts';

/** Creates the service for all selected devices. `outcome` is set if some of them failed. */
export function useCreateServices(onCreated: () => void) {
  const calls = useRepairCalls();
  const { mutationOptions, ...saving } = useSaving({ model: repairs, kind: 'create', onSaved: onCreated });
  const [outcome, setOutcome] = useState<CreatedServices>();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const reload = useReload(repairs);
  const ids = useRef(new Map<string, string>());
  const idOf = (content: string) => {
    const id = ids.current.get(content) ?? crypto.randomUUID();
    ids.current.set(content, id);
    return id;
  };
  const save = async (values: ServiceValues) => {
    setOutcome(undefined);
    try {
      const answer = await createServices(calls, values, idOf);
      if (answer.refused.length === 0) return mutationOptions.onSuccess({ id: answer.created[0] });
      setOutcome(answer);
      reload();
    } catch (error) {
      if (!(await logoutIfAccessDenied(error))) mutationOptions.onError(error);
    }
    return undefined;
  };
  return { save, saving, outcome };
}
