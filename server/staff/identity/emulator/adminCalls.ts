import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { publicUser } from './accountStore.ts';
import { ApiError } from './apiError.ts';
import type { EmulatorParts } from './emulatorParts.ts';
import { hashPassword } from './passwordHash.ts';
import { post, text } from './post.ts';
import { nowInSeconds } from './tokens.ts';

const project = '/identitytoolkit.googleapis.com/v2/projects/:projectId';
const accounts = '/identitytoolkit.googleapis.com/v1/projects/:projectId/tenants/:tenantId/accounts';

const password = Type.String({ maxLength: 10_000, minLength: 6 });
const Changes = Type.Partial(
  Type.Object({
    email: text,
    emailVerified: Type.Boolean(),
    displayName: text,
    customAttributes: text,
    validSince: Type.Union([Type.String(), Type.Number()]),
  }),
);

/** The calls of Firebase's admin library: stores and their accounts. */
export function adminCalls(app: FastifyInstance, { store, oobCodes }: EmulatorParts): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (headers.authorization !== 'Bearer owner') throw new ApiError('UNAUTHENTICATED', 401);
  });

  const checkFree = (tenantId: string, email: string, localId: string) => {
    const holder = store.findByEmail(tenantId, email);
    if (holder && holder.localId !== localId) throw new ApiError('EMAIL_EXISTS');
  };

  const known = (tenantId: string, localId: string) => {
    const user = store.find(tenantId, localId);
    if (!user) throw new ApiError('USER_NOT_FOUND');
    return user;
  };

  app.patch(`${project}/config`, async () => ({}));

  app.patch<{ Params: { projectId: string; tenantId: string }; Body: { displayName?: string } }>(
    `${project}/tenants/:tenantId`,
    { schema: { body: Type.Object({ displayName: Type.Optional(text) }) } },
    async ({ params: { projectId, tenantId }, body: { displayName } }) => {
      store.putTenant({ tenantId, ...(displayName !== undefined && { displayName }) });
      return { name: `projects/${projectId}/tenants/${tenantId}`, displayName, allowPasswordSignup: true };
    },
  );

  post(
    app,
    accounts,
    Type.Object({
      localId: text,
      email: text,
      password,
      displayName: Type.Optional(text),
      emailVerified: Type.Optional(Type.Boolean()),
      disabled: Type.Optional(Type.Boolean()),
    }),
    async ({ password: given, email, emailVerified = false, ...account }, { tenantId = '' }) => {
      if (store.find(tenantId, account.localId)) throw new ApiError('DUPLICATE_LOCAL_ID');
      const passwordHash = await hashPassword(given);
      checkFree(tenantId, email, account.localId);
      const now = nowInSeconds();
      store.put(tenantId, {
        ...account,
        email: email.toLowerCase(),
        emailVerified,
        passwordHash,
        validSince: String(now),
        createdAt: String(now * 1000),
      });
      return { localId: account.localId, email };
    },
  );

  post(
    app,
    `${accounts}:lookup`,
    Type.Object({ localId: Type.Array(text, { maxItems: 100 }) }),
    async ({ localId }, { tenantId = '' }) => {
      const users = localId.map((id) => store.find(tenantId, id)).filter((user) => user !== undefined);
      return users.length > 0 ? { users: users.map((user) => publicUser(user, tenantId)) } : {};
    },
  );

  post(
    app,
    `${accounts}:update`,
    Type.Intersect([
      Changes,
      Type.Object({
        localId: text,
        password: Type.Optional(password),
        disableUser: Type.Optional(Type.Boolean()),
      }),
    ]),
    async ({ localId, password: given, disableUser, validSince, ...changes }, { tenantId = '' }) => {
      known(tenantId, localId);
      const passwordHash = given === undefined ? undefined : await hashPassword(given);
      const user = known(tenantId, localId);
      if (changes.email !== undefined) checkFree(tenantId, changes.email, localId);
      const ended = validSince ?? (passwordHash && nowInSeconds());
      store.put(tenantId, {
        ...user,
        ...changes,
        email: (changes.email ?? user.email).toLowerCase(),
        ...(passwordHash && { passwordHash }),
        ...(disableUser !== undefined && { disabled: disableUser }),
        ...(ended !== undefined && { validSince: String(ended) }),
      });
      return { localId };
    },
  );

  post(app, `${accounts}:delete`, Type.Object({ localId: text }), async ({ localId }, { tenantId = '' }) => {
    known(tenantId, localId);
    store.remove(tenantId, localId);
    return {};
  });

  post(
    app,
    `${accounts}:sendOobCode`,
    Type.Object({ requestType: Type.Literal('PASSWORD_RESET'), email: text }),
    async ({ email }, { tenantId = '' }) => {
      const user = store.findByEmail(tenantId, email);
      if (!user) throw new ApiError('EMAIL_NOT_FOUND');
      const oobCode = randomBytes(24).toString('base64url');
      oobCodes.set(oobCode, user.localId);
      return { email, oobCode };
    },
  );
}
