import type { SessionRecord } from '../schemas/account/session.ts';
import { normalPassword } from '../schemas/account/password.ts';
import { claimsOf } from './claims.ts';
import { getToken, http } from './http.ts';
import { loadIdentity } from './identity.ts';
import { loadStore } from './loadStore.ts';
import { confirmPassword } from './passwords.ts';

interface Changed {
  sign_in: string | null;
}

async function call<T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const { id } = await loadStore();
  const { json } = await http<T>({
    service: 'store',
    method,
    path: `/dc/store/${id}/account/${path}`,
    body,
  });
  return json;
}

/** Changes the password of whoever is signed in; all other sessions end. */
export async function changePassword(present: string, chosen: string): Promise<void> {
  const proof = await confirmPassword(present);
  await goOn(await call<Changed>('PUT', 'password', { proof, password: normalPassword(chosen) }));
}

/** Sends a code to the address that will be one's own. */
export async function requestEmailCode(present: string, email: string): Promise<void> {
  const proof = await confirmPassword(present);
  await call('POST', 'email_code', { proof, email });
}

/** Changes the e-mail of whoever is signed in by the code that was sent there; all other sessions end. */
export async function changeEmail(present: string, email: string, code: string): Promise<void> {
  const proof = await confirmPassword(present);
  await goOn(await call<Changed>('PUT', 'email', { proof, email, code }));
}

/** The identity service ends all sessions with such a change; without a new token this one lasts for its last hour. */
async function goOn({ sign_in }: Changed): Promise<void> {
  if (!sign_in) return;
  const [{ continueSession }, { tenant_id: tenantId }] = await Promise.all([loadIdentity(), loadStore()]);
  await continueSession(tenantId, sign_in).catch(() => undefined);
}

export const readSessions = () => call<SessionRecord[]>('GET', 'sessions');

export const endSession = (id: number) => call<SessionRecord[]>('DELETE', `sessions/${id}`);

export const endOtherSessions = () => call<SessionRecord[]>('DELETE', 'sessions');

/** Whoever signs out is no longer listed; that must not keep anybody from it. */
export async function forgetSession(): Promise<void> {
  try {
    const token = await getToken();
    const { auth_time: authTime, password_time: passwordTime = Infinity } = claimsOf(token ?? '');
    await endSession(Math.min(authTime, passwordTime));
  } catch {
    // The session stays in the list.
  }
}
