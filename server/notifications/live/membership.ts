import { TokenError } from '../../staff/identity/token.ts';
import type { SignInOptions } from '../../core/access.ts';
import { findStaffMember } from '../../staff/staffMember.ts';

/** Who listens on a connection, and by which token. */
export interface Membership {
  storeId: string;
  staffId: string;
  token: string;
  /** Its session. */
  authTime: number;
}

/** What a connection asks for when it joins. */
interface JoinRequest {
  storeID: string;
  userID: string;
  type: 'NOTIFICATION';
  token: string;
}

/** Whom a request to join stands for; undefined for everybody who may not listen. */
export async function admit(request: unknown, options: SignInOptions): Promise<Membership | undefined> {
  if (!isJoinRequest(request)) return undefined;
  const asked = { storeId: request.storeID, staffId: request.userID, token: request.token };
  const authTime = await sessionOf(asked, options).catch(() => undefined);
  return authTime === undefined ? undefined : { ...asked, authTime };
}

/** Only a token or a staff member that is no longer good ends a connection, not a database that is away. */
export const isStillAdmitted = (membership: Membership, options: SignInOptions): Promise<boolean> =>
  sessionOf(membership, options).then(
    (authTime) => authTime !== undefined,
    (error: unknown) => !(error instanceof TokenError),
  );

/** The session of a token that stands for this staff member. */
async function sessionOf(
  { storeId, staffId, token }: Omit<Membership, 'authTime'>,
  { database, identity, sessionTimes }: SignInOptions,
): Promise<number | undefined> {
  const claims = await (await identity).verifyToken(token);
  const found = await findStaffMember((await database).db, claims, sessionTimes);
  if (!found || 'ending' in found) return undefined;
  const isMember = found.store.id === storeId && found.who.staff_id === staffId && !found.lack;
  return isMember ? claims.auth_time : undefined;
}

function isJoinRequest(request: unknown): request is JoinRequest {
  const { storeID, userID, type, token } = (request ?? {}) as Partial<Record<keyof JoinRequest, unknown>>;
  return type === 'NOTIFICATION' && [storeID, userID, token].every((one) => typeof one === 'string');
}
