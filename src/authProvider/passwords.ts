import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { normalizePassword } from '../schemas/account/password.ts';
import { staffCalls } from '../schemas/staff/calls.ts';
import { callStore } from './callStore.ts';
import { verifyPassword, auth } from './firebase.ts';
import { http } from './http.ts';
import { identityMessage } from './identityErrors.ts';
import { loadStore } from './loadStore.ts';

/**
 * Requests a code for resetting the password, without revealing whether the account exists. Returns false if the limit
 * is reached and the latest code has to be used.
 */
export async function requestResetCode(email: string): Promise<boolean> {
  const answer = await callStore(staffCalls.resetPassword, { body: { email } });
  return !answer?.is_limited;
}

interface Choice {
  email: string;
  code: string;
  password: string;
}

/** Sets a new password with the code; returns the service's message (contract 1 §7). */
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
  // The service may report a failure in the body of a 200 response.
  if (json?.status !== undefined && json.status !== 200) throw new Error(json.message);
  return json?.message;
}

/** Returns the e-mail address of a password reset link; rejects if the link is no longer valid. */
export const emailOfResetLink = (oobCode: string): Promise<string> =>
  inTenant(() => verifyPasswordResetCode(auth, oobCode));

export const resetPasswordByLink = (oobCode: string, password: string): Promise<void> =>
  inTenant(() => confirmPasswordReset(auth, oobCode, normalizePassword(password)));

/** Verifies the password of the signed-in user; returns a token as proof, or rejects. */
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
