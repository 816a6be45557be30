import { AccountError, type Account, type Accounts, type Claims } from './accounts.ts';

interface StoredAccount {
  localId: string;
  email?: string;
  displayName?: string;
  disabled?: boolean;
  customAttributes?: string;
}

/** Accounts of the emulator, by the admin calls of the Identity Toolkit. */
export function emulatorAccounts(origin: string, projectId: string): Accounts {
  const project = `identitytoolkit.googleapis.com/v2/projects/${projectId}`;

  const call = async <T>(method: string, path: string, body: object): Promise<T> => {
    const response = await fetch(`${origin}/${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).catch((cause: unknown) => {
      throw new Error(`The identity emulator at ${origin} does not answer.`, { cause });
    });
    const answer = (await response.json()) as T & { error?: { message: string } };
    if (!response.ok) throw new AccountError(answer.error?.message ?? `HTTP ${response.status}`);
    return answer;
  };
  const accounts = <T = unknown>(tenantId: string, action: string, body: object) =>
    call<T>(
      'POST',
      `identitytoolkit.googleapis.com/v1/projects/${projectId}/tenants/${encodeURIComponent(tenantId)}/accounts:${action}`,
      body,
    );

  return {
    async ensureTenant(tenantId, displayName) {
      const tenant = { displayName, allowPasswordSignup: true, enableEmailLinkSignin: false };
      const mask = Object.keys(tenant).join(',');
      await call('PATCH', `${project}/config?updateMask=emailPrivacyConfig`, {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      });
      await call('PATCH', `${project}/tenants/${encodeURIComponent(tenantId)}?updateMask=${mask}`, tenant);
    },

    async create(tenantId, list) {
      const users = list.map(({ uid, password, claims, ...account }) => ({
        ...account,
        localId: uid,
        rawPassword: password,
        emailVerified: true,
        customAttributes: JSON.stringify(claims),
      }));
      const { error } = await accounts<{ error?: { message: string }[] }>(tenantId, 'batchCreate', {
        users,
        sanityCheck: true,
      });
      if (error?.[0]) throw new AccountError(error[0].message);
    },

    async get(tenantId, uid) {
      const { users } = await accounts<{ users?: StoredAccount[] }>(tenantId, 'lookup', { localId: [uid] });
      return users?.[0] && accountOf(users[0]);
    },

    async update(tenantId, uid, { email, password, disabled, claims }) {
      await accounts(tenantId, 'update', {
        localId: uid,
        email,
        password,
        disableUser: disabled,
        customAttributes: claims && JSON.stringify(claims),
      });
    },

    async revokeSessions(tenantId, uid) {
      await accounts(tenantId, 'update', { localId: uid, validSince: String(Math.floor(Date.now() / 1000)) });
    },

    async delete(tenantId, uid) {
      await accounts(tenantId, 'delete', { localId: uid });
    },
  };
}

const accountOf = (stored: StoredAccount): Account => ({
  uid: stored.localId,
  email: stored.email,
  displayName: stored.displayName,
  disabled: stored.disabled ?? false,
  claims: JSON.parse(stored.customAttributes ?? '{}') as Claims,
});
