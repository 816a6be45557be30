import { eq } from 'drizzle-orm';
import { effectiveRights, mayGrant } from '../../src/schemas/effectiveRights.ts';
import type { Staff } from '../../src/schemas/staff/staff.ts';
import { forbidden, invalid } from '../core/problem.ts';
import type { Writing } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { roles } from './tables.ts';

/**
 * Throws if the writer grants rights that they do not hold (by role or override), or changes the email of somebody with
 * more rights, or reactivates them.
 */
export async function checkGrants({ scope, who }: Writing, person: Staff, stored?: Staff): Promise<void> {
  const before = stored ? await rightsOf(scope, stored) : [];
  const after = await rightsOf(scope, person);
  if (!after || !before) throw invalid([{ path: '/role', code: 'reference' }]);
  if (!mayGrant(who, after, before)) throw forbidden();
  const isTakenOver = stored && stored.id !== who.staff_id && stored.email !== person.email;
  const isReinstated = stored?.is_voided && !person.is_voided;
  if ((isTakenOver || isReinstated) && !mayGrant(who, before)) throw forbidden();
}

async function rightsOf(scope: Scope, person: Staff): Promise<string[] | undefined> {
  const where = eq(roles.code, person.role);
  const [role] = await scope.select(roles, { permissions: roles.permissions }, { where });
  return role && effectiveRights(role.permissions, person);
}
