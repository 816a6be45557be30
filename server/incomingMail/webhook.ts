import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { invalid, unauthorized } from '../core/problem.ts';
import { fewLargeBodies } from './largeBodies.ts';
import { MAX_MESSAGE } from './parse/limits.ts';
import { UnreadableMail } from './parse/readInThread.ts';
import { takeMail, type MailServices } from './takeMail.ts';

const path = '/dc/webhooks/mail';

/** How far the clocks of both sides may differ, in ms. */
const tolerance = 5 * 60_000;

interface Options extends MailServices {
  /** Without one, no mail is taken. */
  secret: string;
}

/** Takes mail that a mail server posts as a MIME message, signed with the secret of INCOMING_MAIL_SECRET. */
export async function mailWebhook(app: FastifyInstance, { secret, ...services }: Options) {
  // The signature covers the body as it was sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_MESSAGE }, (_, body, done) =>
    done(null, body),
  );
  app.post<{ Body: Buffer | undefined }>(
    path,
    {
      config: { access: 'unauthenticated' },
      // The body is read before its signature can be checked: only few large ones at a time.
      onRequest: [
        async ({ headers }) => {
          if (!secret || !signatureIn(headers)) throw unauthorized();
        },
        fewLargeBodies(),
      ],
      schema: {
        tags: ['threads'],
        summary: 'Take an email that arrived, as a MIME message; signed by its sender',
      },
    },
    async ({ headers, body = Buffer.alloc(0) }, reply) => {
      if (!isSigned(secret, headers, body)) throw unauthorized();
      await takeMail(services, body).catch((error: unknown) => {
        if (error instanceof UnreadableMail) throw invalid([{ path: '', code: 'unreadable' }]);
        throw error;
      });
      return reply.code(204).send();
    },
  );
}

/** The signature of a message at a time in seconds: HMAC-SHA256 of both, in hexadecimal digits. */
const mailSignature = (secret: string, timestamp: string, body: Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** Returns the headers of a signature unless it is malformed or too old. */
function signatureIn(headers: IncomingHttpHeaders) {
  const { 'x-mail-timestamp': timestamp, 'x-mail-signature': signature } = headers;
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return undefined;
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/.test(signature)) return undefined;
  const isRecent = Math.abs(Date.now() - Number(timestamp) * 1000) <= tolerance;
  return isRecent ? { timestamp, signature } : undefined;
}

function isSigned(secret: string, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const sent = signatureIn(headers);
  if (!sent) return false;
  const expected = mailSignature(secret, sent.timestamp, body);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(sent.signature));
}
