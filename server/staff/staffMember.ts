import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import { effectiveRights } from '../../src/schemas/effectiveRights.ts';
import type { Db } from '../core/database.ts';
import type { TokenClaims } from '../identity/token.ts';
import { isUuid } from '../core/ids.ts';
import type { Store } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';
import { roles, staff } from './tables.ts';

export interface StaffMember {
  who: Who;
  store: Store;
}

/**
 * The staff member that a token stands for, with the rights of this moment. The token's tenant must be the store's;
 * undefined for everybody who may not act: strangers, voided staff, revoked sessions.
 */
export async function findStaffMember(db: Db, claims: TokenClaims): Promise<StaffMember | undefined> {
  if (!claims.tenant) return undefined;
  const [row] = await db
    .select({ staff, permissions: roles.permissions, store: { id: stores.id, timezone: stores.timezone } })
    .from(staff)
    .innerJoin(stores, eq(stores.id, staff.store_id))
    .innerJoin(roles, and(eq(roles.store_id, staff.store_id), eq(roles.code, staff.role)))
    .where(and(eq(stores.tenant_id, claims.tenant), eq(staff.is_voided, false), isMeantBy(claims)))
    .orderBy(desc(sql`${staff.uid} is not distinct from ${claims.uid}`))
    .limit(1);
  if (!row || isRevoked(claims, row.staff.sessions_valid_from)) return undefined;
  const { id, store_id, role, location_id } = row.staff;
  return {
    who: { staff_id: id, store_id, role, location_id, rights: effectiveRights(row.permissions, row.staff) },
    store: row.store,
  };
}

function isMeantBy({ uid, email, email_verified, staff_id, store_id }: TokenClaims) {
  if (staff_id && store_id) {
    return isUuid(staff_id) && isUuid(store_id)
      ? and(eq(staff.id, staff_id), eq(staff.store_id, store_id))
      : sql`false`;
  }
  const byEmail = email && email_verified ? eq(sql`lower(${staff.email})`, email.toLowerCase()) : undefined;
  return or(eq(staff.uid, uid), byEmail);
}

/** Tokens know the moment of sign-in to the second. */
function isRevoked({ auth_time }: TokenClaims, validFrom: Date | null): boolean {
  return validFrom !== null && auth_time < Math.floor(validFrom.getTime() / 1000);
}
