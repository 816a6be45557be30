import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { shipping as model } from '../../../src/schemas/shipping/shipments.ts';
import { TrackingEvent, trackingStatuses } from '../../../src/schemas/shipping/tracking.ts';
import { ready } from '../../core/access.ts';
import type { Database } from '../../core/database.ts';
import { isUuid } from '../../core/ids.ts';
import { notFound } from '../../core/problem.ts';
import { answers } from '../../core/routes/answers.ts';
import { answerCarrierErrors } from '../carrierProblem.ts';
import { findShipment } from '../labels/label.ts';
import type { ShippingOptions } from '../shippingOptions.ts';
import { shipments } from '../tables.ts';
import { readTracking } from './store.ts';
import { processWebhook } from './webhook.ts';

const tags = ['shipping'];
const largestCall = 256 * 1024;

const Answer = Type.Object({
  tracking_number: Type.String(),
  carrier_code: Type.String(),
  status: Type.Enum([...trackingStatuses]),
  events: Type.Array(TrackingEvent),
});

interface Options {
  shipping: ShippingOptions;
  database: Promise<Database>;
}

/** Tracking: read by staff, and updated by the carriers' webhooks (contract 4 §7). */
export async function trackingRoutes(app: FastifyInstance, { shipping, database }: Options) {
  answerCarrierErrors(app);

  app.get<{ Params: { id: string } }>(
    '/dc/shipments/:id/tracking',
    {
      config: { access: { action: 'one', model } },
      schema: { tags, summary: 'Read where a parcel is and was', response: answers(200, Answer) },
    },
    async ({ scope, params: { id } }) => {
      const row = isUuid(id) ? await findShipment(scope, eq(shipments.id, id)) : undefined;
      if (!row) throw notFound();
      return readTracking(scope, row);
    },
  );

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
        schema: { tags, summary: 'Take what a carrier tells of parcels; signed by the carrier' },
      },
      async ({ headers, body }, reply) => {
        const { db } = await ready(database);
        await processWebhook(shipping, db, headers, body ?? Buffer.alloc(0));
        return reply.code(204).send();
      },
    );
  });
}
