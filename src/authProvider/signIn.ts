import { HttpError } from 'react-admin';
import { clearLocalData } from './localData.ts';
import { isIdentityLoaded, loadIdentity } from './identity.ts';
import { identityMessage } from './identityErrors.ts';
import { missingFactorOf } from './missingFactor.ts';
import { clearStoredSignIn } from './storedSignIn.ts';
import { unlock } from './screenLock.ts';
import { clearSession, loadSession } from './loadSession.ts';
import { loadStore } from './loadStore.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Stay signed in after the browser closes; otherwise for this tab only. */
  remember: boolean;
}

/**
 * Signs in under the store's tenant; errors carry a message key. A missing second factor is no error: the next screen
 * asks for it.
 */
export async function signIn({ email, password, remember }: Credentials): Promise<void> {
  try {
    const [{ signInByPassword }, { tenant_id: tenantId }] = await Promise.all([loadIdentity(), loadStore()]);
    await signInByPassword({ tenantId, email, password, remember });
    const session = await loadSession();
    if (session) unlock(session.staff.id);
  } catch (error) {
    if (missingFactorOf(error)) return;
    await signOut({ keepDrafts: true }).catch(() => undefined);
    throw new Error(messageOf(error), { cause: error });
  }
}

/** A user known to the identity service but not, or no longer, to the store cannot sign in. */
const messageOf = (error: unknown): string =>
  error instanceof HttpError && [401, 403, 404].includes(error.status)
    ? 'auth.disabled'
    : identityMessage(error);

/** Ends the sign-in and clears all local data (contract 1 §2.1). */
export async function signOut(options?: { keepDrafts: boolean }): Promise<void> {
  clearSession();
  if (isIdentityLoaded()) await (await loadIdentity()).auth.signOut();
  else clearStoredSignIn();
  await clearLocalData(options);
}
