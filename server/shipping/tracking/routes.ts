import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { shippingCalls } from '../../../src/schemas/shipping/calls.ts';
import { ready } from '../../core/access.ts';
import type { Database } from '../../core/database.ts';
import { isUuid } from '../../core/ids.ts';
import { notFound } from '../../core/problem.ts';
import { serve } from '../../core/routes/serve.ts';
import { answerCarrierErrors } from '../carrierProblem.ts';
import { findShipment } from '../labels/label.ts';
import type { ShippingOptions } from '../shippingOptions.ts';
import { shipments } from '../tables.ts';
import { readTracking } from './store.ts';
import { processWebhook } from './webhook.ts';

const largestCall = 256 * 1024;

interface Options {
  shipping: ShippingOptions;
  database: Promise<Database>;
}

/** Tracking: read by staff, and updated by the carriers' webhooks (contract 4 §7). */
export async function trackingRoutes(app: FastifyInstance, { shipping, database }: Options) {
  answerCarrierErrors(app);

  serve(app, shippingCalls.getTracking, async ({ scope, params: { id } }) => {
    const row = isUuid(id) ? await findShipment(scope, eq(shipments.id, id)) : undefined;
    if (!row) throw notFound();
    return readTracking(scope, row);
  });

  await app.register(async (raw) => {
    // The signature covers the raw bytes.
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestCall }, (_, body, done) =>
      done(null, body),
    );
    raw.post<{ Body: Buffer | undefined }>(
      '/dc/webhooks/shipping',
      {
        config: { access: 'unauthenticated' },
        schema: {
          tags: ['shipping'],
          summary: 'Take what a carrier tells of parcels; signed by the carrier',
        },
      },
      async ({ headers, body }, reply) => {
        const { db } = await ready(database);
        await processWebhook(shipping, db, headers, body ?? Buffer.alloc(0));
        return reply.code(204).send();
      },
    );
  });
}
