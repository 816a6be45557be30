import type { FastifyInstance } from 'fastify';
import { isUuid } from '../core/ids.ts';
import { unauthorized } from '../core/problem.ts';
import { applyStatus } from './applyStatus.ts';
import { PaymentError, type PaymentProvider, type SignedRequest } from './providers/paymentProvider.ts';
import { providerOf, webhookPath, type PaymentServices } from './settings.ts';

/** In bytes; Stripe's events take less. */
const largestCall = 256 * 1024;

/** What Stripe tells of a store's sessions. A repeated webhook changes nothing. */
export async function paymentWebhook(app: FastifyInstance, services: PaymentServices) {
  // The signature covers the body as it was sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestCall }, (_, body, done) =>
    done(null, body),
  );
  app.post<{ Body: Buffer | undefined }>(
    webhookPath(':storeId'),
    {
      config: { access: 'unauthenticated' },
      schema: {
        tags: ['paymentAttempts'],
        summary: 'Take the states of payments from the provider; signed by the provider',
      },
    },
    async ({ scope, headers, body }, reply) => {
      const provider = await providerOf(services, scope, 'STRIPE');
      if (!provider) throw unauthorized();
      const told = readSigned(provider, { headers, body: body ?? Buffer.alloc(0) });
      if (told && isUuid(told.key)) await applyStatus(services, scope, told.key, told.status);
      return reply.code(204).send();
    },
  );
}

function readSigned(provider: PaymentProvider, request: SignedRequest) {
  try {
    return provider.verifyWebhook(request);
  } catch (error) {
    if (error instanceof PaymentError) throw unauthorized();
    throw error;
  }
}
