import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { publicUser, type User } from './accountStore.ts';
import { ApiError } from './apiError.ts';
import type { EmulatorParts } from './emulatorParts.ts';
import { hashPassword, isPassword } from './passwordHash.ts';
import { lifetime, nowInSeconds, type Session } from './tokens.ts';
import { post, text } from './post.ts';

const accounts = '/identitytoolkit.googleapis.com/v1/accounts';

/** The calls that browsers make: sign-in, renewal, the own account and the link of a reset mail. */
export function browserCalls(app: FastifyInstance, { store, tokens, oobCodes }: EmulatorParts): void {
  const issue = (user: User, session: Session) => ({
    idToken: tokens.idToken(user, session),
    refreshToken: tokens.refreshToken(session),
    expiresIn: String(lifetime),
  });

  const begin = (tenantId: string, user: User, more: Pick<Session, 'provider' | 'claims'>) =>
    issue(user, { tenantId, localId: user.localId, authTime: nowInSeconds(), ...more });

  /** The account of a session, unless it was disabled or its sessions revoked since. */
  const userOf = ({ tenantId, localId, authTime }: Pick<Session, 'tenantId' | 'localId' | 'authTime'>) => {
    const user = store.find(tenantId, localId);
    if (!user) throw new ApiError('USER_NOT_FOUND');
    if (user.disabled) throw new ApiError('USER_DISABLED');
    if (authTime < Number(user.validSince)) throw new ApiError('TOKEN_EXPIRED');
    return user;
  };

  post(
    app,
    `${accounts}:signInWithPassword`,
    Type.Object({ email: text, password: text, tenantId: text }),
    async ({ email, password, tenantId }) => {
      const user = store.findByEmail(tenantId, email);
      if (user?.disabled) throw new ApiError('USER_DISABLED');
      if (!user || !(await isPassword(password, user.passwordHash)))
        throw new ApiError('INVALID_LOGIN_CREDENTIALS');
      return {
        registered: true,
        localId: user.localId,
        email: user.email,
        ...begin(tenantId, user, { provider: 'password', claims: {} }),
      };
    },
  );

  post(
    app,
    `${accounts}:signInWithCustomToken`,
    Type.Object({ token: text, tenantId: text }),
    async ({ token, tenantId }) => {
      const { uid, tenant_id, claims = {} } = tokens.readCustomToken(token);
      if (tenant_id !== tenantId) throw new ApiError('TENANT_ID_MISMATCH');
      const user = userOf({ tenantId, localId: String(uid), authTime: nowInSeconds() });
      return {
        isNewUser: false,
        ...begin(tenantId, user, { provider: 'custom', claims: claims as Record<string, unknown> }),
      };
    },
  );

  post(app, `${accounts}:lookup`, Type.Object({ idToken: text }), async ({ idToken }) => {
    const { sub, auth_time, firebase } = tokens.readIdToken(idToken);
    const { tenant } = firebase as { tenant: string };
    const user = userOf({ tenantId: tenant, localId: String(sub), authTime: Number(auth_time) });
    return { users: [publicUser(user, tenant)] };
  });

  post(
    app,
    `${accounts}:resetPassword`,
    Type.Object({ oobCode: text, newPassword: Type.Optional(text), tenantId: text }),
    async ({ oobCode, newPassword, tenantId }) => {
      const user = store.find(tenantId, oobCodes.get(oobCode) ?? '');
      if (!user) throw new ApiError('INVALID_OOB_CODE');
      if (newPassword !== undefined) {
        oobCodes.delete(oobCode);
        const passwordHash = await hashPassword(newPassword);
        store.put(tenantId, { ...user, passwordHash, validSince: String(nowInSeconds()) });
      }
      return { email: user.email, requestType: 'PASSWORD_RESET' };
    },
  );

  post(
    app,
    '/securetoken.googleapis.com/v1/token',
    Type.Object({ grant_type: Type.Literal('refresh_token'), refresh_token: text }),
    async ({ refresh_token }) => {
      const session = tokens.readRefreshToken(refresh_token);
      const { idToken, refreshToken, expiresIn } = issue(userOf(session), session);
      return {
        id_token: idToken,
        access_token: idToken,
        refresh_token: refreshToken,
        expires_in: expiresIn,
        token_type: 'Bearer',
        user_id: session.localId,
      };
    },
  );
}
