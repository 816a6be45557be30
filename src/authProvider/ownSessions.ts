import type { SessionRecord } from '../schemas/account/session.ts';
import { claimsOf } from './claims.ts';
import { getToken, http } from './http.ts';
import { loadStore } from './loadStore.ts';

/** Calls what is about the account of whoever is signed in. */
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

/** Signing out ends the session in the services too; services that cannot be reached do not keep anybody from it. */
export async function revokeOwnSession(): Promise<void> {
  try {
    const token = await getToken();
    const { auth_time: authTime, password_time: passwordTime = Infinity } = claimsOf(token ?? '');
    await revokeSession(Math.min(authTime, passwordTime));
  } catch {
    // It ends with its tokens.
  }
}
