import { useCan } from '../../authProvider/useCan.ts';
import { roleAccess } from '../../schemas/staff/roles.ts';
import type { StoredRole } from './calls.ts';

/** Returns whether the staff member may change anything about a role. */
export function useMayEditRole() {
  const may = useCan();
  return (role: Pick<StoredRole, 'code' | 'permissions'>) => may('update', roleAccess, { ...role });
}
