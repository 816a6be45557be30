import { useCan } from '../../authProvider/useCan.ts';
import { roleAccess } from '../../schemas/staff/roles.ts';
import type { StoredRole } from './calls.ts';

/** Is there anything about the role that the person may change? */
export function useMayEditRole() {
  const may = useCan();
  return (role: Pick<StoredRole, 'code' | 'permissions'>) => may('update', roleAccess, { ...role });
}
