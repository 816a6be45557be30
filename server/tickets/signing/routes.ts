import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signingCalls } from '../../../src/schemas/tickets/signing.ts';
import type { Database } from '../../core/database.ts';
import { perHour, rateLimit } from '../../core/rateLimit.ts';
import { serve } from '../../core/routes/serve.ts';
import { scriptPagePolicy } from '../scriptPage.ts';
import { createCode, endCode, sessionOf, signatureOfCode, signCode } from './codes.ts';
import { signingPage } from './page.ts';

interface SigningOptions {
  database: Promise<Database>;
  originOf: (domain: string) => string;
}

/** Signatures on another screen, which shows no sign-in but the token of a code. */
export async function signingRoutes(app: FastifyInstance, { database, originOf }: SigningOptions) {
  const limitPerAddress = rateLimit(database, perHour('signatures on another screen', 600));

  serve(app, signingCalls.createSignatureCode, ({ scope, who, body }) =>
    createCode(scope, who.staff_id, body, originOf),
  );
  serve(app, signingCalls.getCodeSignature, async ({ scope, who, query }) => ({
    signature: await signatureOfCode(scope, who.staff_id, query.id),
  }));
  serve(app, signingCalls.endSignatureCode, ({ scope, who, query }) =>
    endCode(scope, who.staff_id, query.id),
  );

  /** Returns the token of a request. */
  const tokenOf = async ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>) => {
    await limitPerAddress(ip);
    return String(headers['x-signing-token'] ?? '');
  };

  serve(app, signingCalls.getSigningSession, async ({ scope, ip, headers }) =>
    sessionOf(scope, await tokenOf({ ip, headers })),
  );
  serve(app, signingCalls.addDrawnSignature, async ({ scope, ip, headers, body }) =>
    signCode(scope, await tokenOf({ ip, headers }), body),
  );

  app.get<{ Querystring: { lang?: string } }>(
    '/dc/store/:storeId/sign',
    {
      config: { access: 'unauthenticated' },
      schema: { tags: ['tickets'], summary: 'The page on which terms are signed with a code' },
    },
    ({ query: { lang } }, reply) =>
      reply
        .headers({
          'content-security-policy': scriptPagePolicy('https:'),
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .type('text/html; charset=utf-8')
        .send(signingPage(lang === 'fr' ? 'fr' : 'en').text),
  );
}
