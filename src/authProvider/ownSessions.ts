import type { SessionRecord } from '../schemas/account/session.ts';
import { claimsOf } from './claims.ts';
import { getToken, http } from './http.ts';
import { loadStore } from './loadStore.ts';

/** Calls the account endpoints of the signed-in user. */
export async function requestAccount<T>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const { id } = await loadStore();
  const { json } = await http<T>({
    service: 'store',
    method,
    path: `/dc/store/${id}/account/${path}`,
    body,
  });
  return json;
}

export const readSessions = () => requestAccount<SessionRecord[]>('GET', 'sessions');

export const revokeSession = (id: number) => requestAccount<SessionRecord[]>('DELETE', `sessions/${id}`);

export const revokeOtherSessions = () => requestAccount<SessionRecord[]>('DELETE', 'sessions');

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
