import { eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { shippingCalls } from '../../../src/schemas/shipping/calls.ts';
import { isUuid } from '../../core/ids.ts';
import { notFound } from '../../core/problem.ts';
import { serve } from '../../core/routes/serve.ts';
import type { LimitMails } from '../../mailQueue/index.ts';
import { answerCarrierErrors } from '../carrierProblem.ts';
import { newShippingCall, type ShippingOptions } from '../shippingOptions.ts';
import { shipments } from '../tables.ts';
import { buyLabel } from './buy.ts';
import { readFile } from './files.ts';
import { findShipment, readLabel } from './label.ts';
import { mailLabel } from './mail.ts';
import { voidLabel } from './void.ts';

/** Labels: buying, reading, printing and voiding (contract 4 §7). */
export async function labelRoutes(
  app: FastifyInstance,
  { shipping, limitMails }: { shipping: ShippingOptions; limitMails: LimitMails },
) {
  answerCarrierErrors(app);

  serve(app, shippingCalls.buyLabelOfRate, ({ scope, who, params, body }) =>
    buyLabel(newShippingCall(shipping, scope, who), params.rateId, body.expected_total),
  );

  serve(app, shippingCalls.buyLabelOfShipment, async ({ scope, who, params: { shipmentId }, body }) => {
    const isIt = or(
      eq(shipments.shipment_id, shipmentId),
      isUuid(shipmentId) ? eq(shipments.id, shipmentId) : undefined,
    )!;
    const shipment = await findShipment(scope, isIt);
    if (!shipment) throw notFound();
    return buyLabel(newShippingCall(shipping, scope, who), shipment.rate_id, body.expected_total);
  });

  serve(app, shippingCalls.getLabel, ({ scope, params }) => readLabel(scope, params.labelId));
  serve(app, shippingCalls.getLabelPdf, ({ scope, params }) =>
    readFile(scope, shipping, params.labelId, 'pdf'),
  );
  serve(app, shippingCalls.getLabelPng, ({ scope, params }) =>
    readFile(scope, shipping, params.labelId, 'png'),
  );

  serve(app, shippingCalls.mailLabel, ({ scope, who, params, body }) =>
    mailLabel(newShippingCall(shipping, scope, who), params.labelId, { ...body, limit: limitMails }),
  );

  serve(app, shippingCalls.voidLabel, ({ scope, who, params }) =>
    voidLabel(newShippingCall(shipping, scope, who), params.labelId),
  );
}
