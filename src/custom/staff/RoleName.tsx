import { useRoleName } from './useRoles.ts';

/** The display name of a role. */
export function RoleName({ code }: { code: string }) {
  return <span>{useRoleName()(code)}</span>;
}
