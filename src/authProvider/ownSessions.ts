import { accountCalls } from '../schemas/account/calls.ts';
import { callStore } from './callStore.ts';
import { claimsOf } from './claims.ts';
import { getToken } from './http.ts';

export const readSessions = () => callStore(accountCalls.listSessions);

export const revokeSession = (id: number) => callStore(accountCalls.revokeSession, { params: { id } });

export const revokeOtherSessions = () => callStore(accountCalls.revokeOtherSessions);

/** Revokes the session in the services on sign-out; does not block the sign-out if they are unreachable. */
export async function revokeOwnSession(): Promise<void> {
  try {
    const token = await getToken();
    const { auth_time: authTime, password_time: passwordTime = Infinity } = claimsOf(token ?? '');
    await revokeSession(Math.min(authTime, passwordTime));
  } catch {
    // The session ends when its tokens expire.
  }
}
