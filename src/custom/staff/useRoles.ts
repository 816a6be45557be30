import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { http } from '../../authProvider/http.ts';
import { useSession } from '../../authProvider/session.ts';
import { roles as builtIn } from '../../schemas/rights.ts';

export interface Role {
  code: string;
  code_text: string;
}

export interface StoredRole extends Role {
  permissions: string[];
}

interface Permission {
  permission: { right: string };
}

/** As many as the specification asks for (2 §9). */
const all = { page: 1, per_page: 1_000_000 };

/** The store's roles. */
export function useRoles() {
  const path = `/dc/store/${useSession().store.id}/role`;
  return useQuery({
    queryKey: ['roles', path],
    queryFn: async ({ signal }) =>
      (await http<Role[]>({ service: 'store', method: 'GET', path, query: all, signal })).json,
    staleTime: 60_000,
  });
}

/** The rights that each role holds. */
export function useRolePermissions() {
  const path = `/dc/store/${useSession().store.id}/grouped_role_permissions`;
  return useQuery({
    queryKey: ['roles', path],
    queryFn: async ({ signal }) => {
      const { json } = await http<Record<string, Permission[]>>({
        service: 'store',
        method: 'GET',
        path,
        signal,
      });
      return Object.fromEntries(
        Object.entries(json).map(([code, list]) => [code, list.map(({ permission }) => permission.right)]),
      );
    },
    staleTime: 60_000,
  });
}

/** A role as people read it: the built-in ones in their language, those of the store by their own name. */
export function useRoleName() {
  const translate = useTranslate();
  const { data = [] } = useRoles();
  return (code: string): string => {
    if (builtIn.some((one) => one === code)) return translate(`shell.roles.${code}`);
    return data.find((role) => role.code === code)?.code_text ?? code;
  };
}
