import type { TenantAwareAuth, TenantManager, UserRecord } from 'firebase-admin/auth';
import { serverTimeouts } from '../../../src/schemas/timeouts.ts';
import { withTimeout } from '../../core/withTimeout.ts';
import { AccountError, type Account, type Accounts } from './accounts.ts';
import type { Admin } from './admin.ts';

/** Implements accounts with Firebase's admin library, for both the real service and the emulator. */
export function adminAccounts({ open }: Pick<Admin, 'open'>): Accounts {
  const manage = async <T>(act: (tenants: TenantManager) => Promise<T>): Promise<T> => {
    try {
      const { auth } = await open();
      return await withTimeout(serverTimeouts.identity, act(auth.tenantManager()));
    } catch (error) {
      throw accountError(error);
    }
  };
  const manageIn = <T>(tenantId: string, act: (auth: TenantAwareAuth) => Promise<T>) =>
    manage((tenants) => act(tenants.authForTenant(tenantId)));

  return {
    ensureTenant: (tenantId, displayName) =>
      manage(async (tenants) => {
        const emailSignInConfig = { enabled: true, passwordRequired: true };
        await tenants.updateTenant(tenantId, { displayName, emailSignInConfig });
      }),

    create: (tenantId, { claims, ...account }) =>
      manageIn(tenantId, async (auth) => {
        await auth.createUser({ ...account, emailVerified: true });
        await auth.setCustomUserClaims(account.uid, claims).catch(async (error: unknown) => {
          await auth.deleteUser(account.uid).catch(() => undefined);
          throw error;
        });
      }),

    get: (tenantId, uid) =>
      manageIn(tenantId, (auth) =>
        auth.getUser(uid).then(accountOf, (error: unknown) => {
          if (codeOf(error) === 'auth/user-not-found') return undefined;
          throw error;
        }),
      ),

    update: (tenantId, uid, { claims, ...changes }) =>
      manageIn(tenantId, async (auth) => {
        if (claims) await auth.setCustomUserClaims(uid, claims);
        await auth.updateUser(uid, changes);
      }),

    revokeSessions: (tenantId, uid) => manageIn(tenantId, (auth) => auth.revokeRefreshTokens(uid)),

    delete: (tenantId, uid) => manageIn(tenantId, (auth) => auth.deleteUser(uid)),

    createSignIn: (tenantId, uid, claims) =>
      manageIn(tenantId, (auth) => auth.createCustomToken(uid, claims)),
  };
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

const accountError = (error: unknown) =>
  new AccountError(String(codeOf(error)), error instanceof Error ? error.message : String(error), error);

const accountOf = ({ uid, email, displayName, disabled, customClaims }: UserRecord): Account => ({
  uid,
  email,
  displayName,
  disabled,
  claims: customClaims ?? {},
});
