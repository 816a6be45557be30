import type { FastifyInstance } from 'fastify';
import { serverTimeouts } from '../../src/schemas/timeouts.ts';
import type { GuardOptions } from '../staff/index.ts';
import { unavailable } from '../core/problem.ts';
import { throttleSignIn, type Answer, type SignIn } from './throttleSignIn.ts';

const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';

/** The calls that browsers make, with the only allowed keys of each body. */
const calls: Record<string, string[]> = {
  [`${toolkit}:signInWithPassword`]: ['email', 'password', 'tenantId', 'returnSecureToken', 'clientType'],
  [`${toolkit}:signInWithCustomToken`]: ['token', 'tenantId', 'returnSecureToken'],
  [`${toolkit}:lookup`]: ['idToken'],
  [`${toolkit}:resetPassword`]: ['oobCode', 'newPassword', 'tenantId'],
  '/securetoken.googleapis.com/v1/token': ['grant_type', 'refresh_token'],
};

/** Lets browsers sign in at the emulator through the same origin, and forwards no other calls. */
export async function identityProxy(app: FastifyInstance, { identity, database }: GuardOptions) {
  const slowed = throttleSignIn(database);
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
    app.post(path.replace(':', '::'), { bodyLimit: 10_000, schema }, async ({ body, ip }, reply) => {
      const ask = () => identity.then(({ url }) => call(`${url}${path}`, body));
      const isSignIn = path.endsWith(':signInWithPassword');
      const answer = await (isSignIn ? slowed(ip, body as SignIn, ask) : ask()).catch(() => undefined);
      if (!answer) throw unavailable();
      if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
      return reply.code(answer.status).header('cache-control', 'no-store').send(answer.content);
    });
  }
}

async function call(url: string, body: unknown): Promise<Answer> {
  const answer = await fetch(`${url}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(serverTimeouts.identityProxy),
  });
  return { status: answer.status, content: JSON.parse(await answer.text(), withoutPasswords) as object };
}

const withoutPasswords = (key: string, value: unknown) =>
  key === 'passwordHash' || key === 'salt' ? undefined : value;
