import { and, desc, eq, or, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { endReasonOf, type Session } from './account/session.ts';
import { sessions } from './account/tables.ts';
import type { SessionEndReason } from '../../src/schemas/account/sessionEnd.ts';
import type { MissingFactor } from '../../src/schemas/account/secondFactor.ts';
import type { Who } from '../../src/schemas/can.ts';
import { effectiveRights } from '../../src/schemas/effectiveRights.ts';
import type { Db } from '../core/database.ts';
import type { TokenClaims } from './identity/token.ts';
import { isUuid } from '../core/ids.ts';
import type { Store } from '../core/scope.ts';
import type { SessionTimes } from '../settings.ts';
import { stores } from '../core/tables/stores.ts';
import { roles, staff } from './tables.ts';

export interface StaffMember {
  who: Who;
  store: Store;
  /** The stored session; null before its first request. */
  session: Session | null;
  /** The factor that the session still needs; until then it may do nothing else. */
  missingFactor: MissingFactor | undefined;
}

/**
 * Returns the staff member of a token with their current rights. The token's tenant must be the store's. Returns the
 * reason if staff are voided or the session has ended, undefined if no staff member matches.
 */
export async function findStaffMember(
  db: Db,
  claims: TokenClaims,
  times: SessionTimes,
): Promise<StaffMember | { ending: SessionEndReason } | undefined> {
  const names = identifiersOf(claims);
  if (!claims.tenant || !names) return undefined;
  const [row] = await findRow(db, { tenant: claims.tenant, authTime: claims.auth_time, ...names });
  if (!row) return undefined;
  const { session } = row;
  const signIn = { authTime: claims.auth_time, session, validFrom: row.staff.sessions_valid_from };
  const ending = row.staff.is_voided ? 'deactivated' : endReasonOf(signIn, times);
  if (ending) return { ending };
  const { id, store_id, role, location_id } = row.staff;
  return {
    who: { staff_id: id, store_id, role, location_id, rights: effectiveRights(row.permissions, row.staff) },
    store: row.store,
    session,
    missingFactor: missingFactorOf(claims, row.staff.second_factor_date, row.demands),
  };
}

/** The `second_factor` claim is the date on which the factor was enrolled, so tokens do not pass a newer factor. */
export const factorClaim = (date: Date) => String(date.getTime());

function missingFactorOf(
  { second_factor }: TokenClaims,
  date: Date | null,
  isDemanded: boolean,
): MissingFactor | undefined {
  if (date) return second_factor === factorClaim(date) ? undefined : 'code';
  return isDemanded ? 'enrolment' : undefined;
}

/**
 * Returns the identifiers by which the token is looked up, null for those not used; undefined if no lookup can match.
 */
function identifiersOf({ uid, email, email_verified, staff_id, store_id }: TokenClaims) {
  const unset = { id: null, storeId: null, uid: null, email: null };
  if (staff_id && store_id)
    return isUuid(staff_id) && isUuid(store_id) ? { ...unset, id: staff_id, storeId: store_id } : undefined;
  return { ...unset, uid, email: (email_verified && email?.toLowerCase()) || null };
}

interface Lookup {
  /** Prepared: the database plans it once per connection. */
  statement: ReturnType<typeof prepareLookup>;
  /** Lookups that have not been sent yet, by their values. */
  pending: Map<string, ReturnType<Lookup['statement']['execute']>>;
}

const lookups = new WeakMap<Db, Lookup>();

/**
 * Runs for every request. Requests of one session that arrive in the same event loop turn share one query, sent after
 * all of them arrived: each sees what was stored before its arrival, and a withdrawn right applies immediately.
 */
function findRow(db: Db, values: Record<string, unknown>): ReturnType<Lookup['statement']['execute']> {
  const lookup = lookups.get(db) ?? { statement: prepareLookup(db), pending: new Map() };
  lookups.set(db, lookup);
  const { statement, pending } = lookup;
  const key = JSON.stringify(values);
  const known = pending.get(key);
  if (known) return known;
  const found = setImmediate().then(() => {
    pending.delete(key);
    return statement.execute(values);
  });
  pending.set(key, found);
  return found;
}

function prepareLookup(db: Db) {
  const { id, store_id, role, location_id, permissions, removed_permissions } = staff;
  const { sessions_valid_from, second_factor_date, is_voided } = staff;
  const held = { id, store_id, role, location_id, permissions, removed_permissions };
  const { last_seen_date, address, ended_date, outlived_date } = sessions;
  const isOfToken = eq(sessions.auth_time, sql.placeholder('authTime'));
  const isMeant = or(
    and(eq(id, sql.placeholder('id')), eq(store_id, sql.placeholder('storeId'))),
    eq(staff.uid, sql.placeholder('uid')),
    eq(sql`lower(${staff.email})`, sql.placeholder('email')),
  );
  return db
    .select({
      staff: { ...held, sessions_valid_from, second_factor_date, is_voided },
      permissions: roles.permissions,
      demands: roles.demands_second_factor,
      store: { id: stores.id, timezone: stores.timezone },
      session: { last_seen_date, address, ended_date, outlived_date },
    })
    .from(staff)
    .innerJoin(stores, eq(stores.id, store_id))
    .innerJoin(roles, and(eq(roles.store_id, store_id), eq(roles.code, role)))
    .leftJoin(sessions, and(eq(sessions.store_id, store_id), eq(sessions.staff_id, id), isOfToken))
    .where(and(eq(stores.tenant_id, sql.placeholder('tenant')), isMeant))
    .orderBy(is_voided, desc(sql`${staff.uid} is not distinct from ${sql.placeholder('uid')}`))
    .limit(1)
    .prepare('find_staff_member');
}
