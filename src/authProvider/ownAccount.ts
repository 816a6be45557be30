import { normalizePassword } from '../schemas/account/password.ts';
import { callAccount } from './ownSessions.ts';
import { loadIdentity } from './identity.ts';
import { loadStore } from './loadStore.ts';
import { confirmPassword } from './passwords.ts';

interface Changed {
  sign_in: string | null;
}

/** Changes the password of whoever is signed in; all other sessions end. */
export async function changePassword(present: string, chosen: string): Promise<void> {
  const proof = await confirmPassword(present);
  await goOn(await callAccount<Changed>('PUT', 'password', { proof, password: normalizePassword(chosen) }));
}

/** Sends a code to the address that will be one's own. */
export async function requestEmailCode(present: string, email: string): Promise<void> {
  const proof = await confirmPassword(present);
  await callAccount('POST', 'email_code', { proof, email });
}

/** Changes the e-mail of whoever is signed in by the code that was sent there; all other sessions end. */
export async function changeEmail(present: string, email: string, code: string): Promise<void> {
  const proof = await confirmPassword(present);
  await goOn(await callAccount<Changed>('PUT', 'email', { proof, email, code }));
}

/** The identity service ends all sessions with such a change; without a new token this one lasts for its last hour. */
async function goOn({ sign_in }: Changed): Promise<void> {
  if (!sign_in) return;
  const [{ continueSession }, { tenant_id: tenantId }] = await Promise.all([loadIdentity(), loadStore()]);
  await continueSession(tenantId, sign_in).catch(() => undefined);
}
