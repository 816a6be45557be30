import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useStaffCalls } from './calls.ts';
import { roles as builtIn } from '../../schemas/rights.ts';

const staleTime = 60_000;

/** Loads the store's roles. */
export function useRoles() {
  const { getRoles } = useStaffCalls();
  const { id } = useSession().store;
  return useQuery({ queryKey: ['roles', id], queryFn: ({ signal }) => getRoles(signal), staleTime });
}

/** Loads the rights of each role. */
export function useRolePermissions() {
  const { getRolePermissions } = useStaffCalls();
  const { id } = useSession().store;
  return useQuery({
    queryKey: ['roles', id, 'permissions'],
    queryFn: ({ signal }) => getRolePermissions(signal),
    staleTime,
  });
}

/** Returns a role's display name: translated for built-in roles, the stored name for the store's own. */
export function useRoleName() {
  const translate = useTranslate();
  const { data = [] } = useRoles();
  return (code: string): string => {
    if (builtIn.some((one) => one === code)) return translate(`shell.roles.${code}`);
    return data.find((role) => role.code === code)?.code_text ?? code;
  };
}
