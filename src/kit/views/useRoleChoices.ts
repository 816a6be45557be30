import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { roles as builtIn } from '../../schemas/rights.ts';
import { staffCalls } from '../../schemas/staff/calls.ts';
import { createCallsHook } from '../createCallsHook.ts';
import type { Choice } from '../form/inputs/SelectInput.tsx';

const useCalls = createCallsHook(staffCalls);

/** Returns the store's roles as choices, the built-in ones at once. */
export function useRoleChoices(isEnabled: boolean): Choice[] {
  const { listRoles } = useCalls();
  const translate = useTranslate();
  const { data = [] } = useQuery({
    queryKey: ['roles', 'choices'],
    queryFn: ({ signal }) => listRoles({ query: { page: 1, per_page: 1000 }, signal }),
    enabled: isEnabled,
    staleTime: 60_000,
  });
  const own = data.filter(({ code }) => !builtIn.some((one) => one === code));
  return [
    ...builtIn.map((code) => ({ id: code, name: translate(`shell.roles.${code}`) })),
    ...own.map(({ code, code_text }) => ({ id: code, name: code_text })),
  ];
}
