import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import { unavailable } from '../core/problem.ts';

const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';

/** The calls that a browser makes, and the only keys that each may carry. */
const calls: Record<string, string[]> = {
  [`${toolkit}:signInWithPassword`]: ['email', 'password', 'tenantId', 'returnSecureToken', 'clientType'],
  [`${toolkit}:signInWithCustomToken`]: ['token', 'tenantId', 'returnSecureToken'],
  [`${toolkit}:lookup`]: ['idToken'],
  [`${toolkit}:resetPassword`]: ['oobCode', 'newPassword', 'tenantId'],
  '/securetoken.googleapis.com/v1/token': ['grant_type', 'refresh_token'],
};

/** Lets browsers of the same origin sign in at the emulator, and do nothing else there. */
export async function identityProxy(app: FastifyInstance, { identity }: { identity: Promise<Identity> }) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  for (const [path, keys] of Object.entries(calls)) {
    const properties = Object.fromEntries(keys.map((key) => [key, {}]));
    const schema = { body: { type: 'object', properties, additionalProperties: false } };
    app.post(path.replace(':', '::'), { bodyLimit: 10_000, schema }, async ({ body }, reply) => {
      const answer = await identity.then(({ url }) => call(`${url}${path}`, body)).catch(() => undefined);
      if (!answer) throw unavailable();
      return reply.code(answer.status).header('cache-control', 'no-store').send(answer.content);
    });
  }
}

async function call(url: string, body: unknown) {
  const answer = await fetch(`${url}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: answer.status, content: JSON.parse(await answer.text(), withoutPasswords) as object };
}

const withoutPasswords = (key: string, value: unknown) =>
  key === 'passwordHash' || key === 'salt' ? undefined : value;
