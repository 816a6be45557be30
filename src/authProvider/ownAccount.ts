import { normalizePassword } from '../schemas/account/password.ts';
import { requestAccount } from './ownSessions.ts';
import { loadIdentity } from './identity.ts';
import { loadStore } from './loadStore.ts';
import { reauthenticate } from './passwords.ts';

interface AccountChange {
  sign_in: string | null;
}

/** Changes the password of whoever is signed in; all other sessions end. */
export async function changePassword(present: string, chosen: string): Promise<void> {
  const proof = await reauthenticate(present);
  await continueWithNewToken(
    await requestAccount<AccountChange>('PUT', 'password', { proof, password: normalizePassword(chosen) }),
  );
}

/** Sends a code to the address that will be one's own. */
export async function requestEmailCode(present: string, email: string): Promise<void> {
  const proof = await reauthenticate(present);
  await requestAccount('POST', 'email_code', { proof, email });
}

/** Changes the e-mail of whoever is signed in by the code that was sent there; all other sessions end. */
export async function changeEmail(present: string, email: string, code: string): Promise<void> {
  const proof = await reauthenticate(present);
  await continueWithNewToken(await requestAccount<AccountChange>('PUT', 'email', { proof, email, code }));
}

/** The identity service ends all sessions with such a change; without a new token this one lasts for its last hour. */
async function continueWithNewToken({ sign_in }: AccountChange): Promise<void> {
  if (!sign_in) return;
  const [{ signInWithToken }, { tenant_id: tenantId }] = await Promise.all([loadIdentity(), loadStore()]);
  await signInWithToken(tenantId, sign_in).catch(() => undefined);
}
