import type { Admission, Membership } from '../core/live/live.ts';
import type { SignInOptions } from './guard.ts';
import { TokenError } from './identity/token.ts';
import { findStaffMember } from './staffMember.ts';

/** The message with which a connection joins. */
interface JoinRequest {
  storeID: string;
  userID: string;
  type: 'NOTIFICATION';
  token: string;
}

/** Admits staff members to live updates by their token. */
export const admission = (options: SignInOptions): Admission => ({
  admit: async (request) => {
    if (!isJoinRequest(request)) return undefined;
    const asked = { storeId: request.storeID, staffId: request.userID, token: request.token };
    const authTime = await sessionOf(asked, options).catch(() => undefined);
    return authTime === undefined ? undefined : { ...asked, authTime };
  },

  // An invalid token or a deactivated member ends a connection; an unreachable database does not.
  isStillAdmitted: (membership) =>
    sessionOf(membership, options).then(
      (authTime) => authTime !== undefined,
      (error: unknown) => !(error instanceof TokenError),
    ),
});

/** Returns the `auth_time` of the token's session if the token belongs to this staff member. */
async function sessionOf(
  { storeId, staffId, token }: Omit<Membership, 'authTime'>,
  { database, identity, sessionTimes }: SignInOptions,
): Promise<number | undefined> {
  const claims = await (await identity).verifyToken(token);
  const found = await findStaffMember((await database).db, claims, sessionTimes);
  if (!found || 'ending' in found) return undefined;
  const isMember = found.store.id === storeId && found.who.staff_id === staffId && !found.missingFactor;
  return isMember ? claims.auth_time : undefined;
}

function isJoinRequest(request: unknown): request is JoinRequest {
  const { storeID, userID, type, token } = (request ?? {}) as Partial<Record<keyof JoinRequest, unknown>>;
  return type === 'NOTIFICATION' && [storeID, userID, token].every((one) => typeof one === 'string');
}
