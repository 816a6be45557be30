import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { normalizePassword } from '../schemas/account/password.ts';
import { verifyPassword, auth } from './firebase.ts';
import { http } from './http.ts';
import { identityMessage } from './identityErrors.ts';
import { loadStore } from './loadStore.ts';

/**
 * Sends a code to choose a new password with; whether the person exists is not told. Answers false when so many were
 * sent that the newest has to do.
 */
export async function requestResetCode(email: string): Promise<boolean> {
  const { id } = await loadStore();
  const { json } = await http<{ is_limited?: boolean } | undefined>({
    service: 'store',
    method: 'POST',
    path: `/dc/store/${id}/reset_password`,
    body: { email },
    authenticated: false,
  });
  return !json?.is_limited;
}

interface Choice {
  email: string;
  code: string;
  password: string;
}

/** Sets the password of whoever the code was sent to; answers what the service says about it (contract 1 §7). */
export async function setPassword(
  { password, ...choice }: Choice,
  language: string,
): Promise<string | undefined> {
  const { id } = await loadStore();
  const { json } = await http<{ status?: number; message?: string } | undefined>({
    service: 'password',
    method: 'POST',
    path: '/bdpwr/v1/set-password',
    headers: { 'accept-language': language },
    body: { ...choice, password: normalizePassword(password), store_id: id },
    authenticated: false,
  });
  // A service may also refuse with the answer's own status.
  if (json?.status !== undefined && json.status !== 200) throw new Error(json.message);
  return json?.message;
}

/** Whose password a link of the identity service's own mail resets; rejects when it is no longer valid. */
export const emailOfResetLink = (oobCode: string): Promise<string> =>
  inTenant(() => verifyPasswordResetCode(auth, oobCode));

export const resetPasswordByLink = (oobCode: string, password: string): Promise<void> =>
  inTenant(() => confirmPasswordReset(auth, oobCode, normalizePassword(password)));

/** Is this the password of whoever is signed in? Answers a token that proves it; rejects when it is not. */
export const reauthenticate = (password: string): Promise<string> =>
  inTenant(async () => {
    await auth.authStateReady();
    const email = auth.currentUser?.email;
    if (!email || !auth.tenantId) throw new Error('auth.session_expired');
    return verifyPassword(auth.tenantId, email, password);
  });

async function inTenant<T>(work: () => Promise<T>): Promise<T> {
  try {
    auth.tenantId = (await loadStore()).tenant_id;
    return await work();
  } catch (error) {
    throw new Error(identityMessage(error), { cause: error });
  }
}
