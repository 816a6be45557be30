import { useRoleName } from './useRoles.ts';

/** A role as people read it. */
export function RoleName({ code }: { code: string }) {
  return <span>{useRoleName()(code)}</span>;
}
