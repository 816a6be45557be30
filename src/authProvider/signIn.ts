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
  /** Stay signed in after the browser is closed; otherwise for this tab only. */
  remember: boolean;
}

/**
 * Signs in under the store's tenant; the error's message is a key of the message catalogue. What the session lacks is
 * asked for by the screen that comes next.
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

/** A person whom the identity service knows and the store does not, or no longer, has no way in. */
const messageOf = (error: unknown): string =>
  error instanceof HttpError && [401, 403, 404].includes(error.status)
    ? 'auth.disabled'
    : identityMessage(error);

/** Ends the sign-in and clears everything that was kept locally (contract 1 §2.1). */
export async function signOut(options?: { keepDrafts: boolean }): Promise<void> {
  clearSession();
  if (isIdentityLoaded()) await (await loadIdentity()).auth.signOut();
  else clearStoredSignIn();
  await clearLocalData(options);
}
