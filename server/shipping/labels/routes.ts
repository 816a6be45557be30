import { eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Action } from '../../../src/schemas/can.ts';
import { StoredMail } from '../../../src/schemas/mail/mail.ts';
import { Label, LabelRequest, VoidResponse } from '../../../src/schemas/shipping/labels.ts';
import { shipping as model } from '../../../src/schemas/shipping/shipments.ts';
import { isUuid } from '../../core/ids.ts';
import { notFound } from '../../core/problem.ts';
import { answers } from '../../core/routes/answers.ts';
import type { LimitMails } from '../../mailQueue/index.ts';
import { answerCarrierErrors } from '../carrierProblem.ts';
import type { LabelFormat } from '../carriers/backEnd.ts';
import { newShippingCall, type ShippingOptions } from '../shippingOptions.ts';
import { shipments } from '../tables.ts';
import { buyLabel } from './buy.ts';
import { readFile } from './files.ts';
import { findShipment, readLabel } from './label.ts';
import { mailLabel } from './mail.ts';
import { voidLabel } from './void.ts';

const tags = ['shipping'];
const config = (action: Action) => ({ access: { action, model } });
const Mailing = Type.Object(
  {
    to: Type.Optional(Type.String({ format: 'email', maxLength: 200 })),
    key: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
);
const types: Record<LabelFormat, string> = { pdf: 'application/pdf', png: 'image/png' };

/** Labels: buying, reading, printing and voiding (contract 4 §7). */
export async function labelRoutes(
  app: FastifyInstance,
  { shipping, limitMails }: { shipping: ShippingOptions; limitMails: LimitMails },
) {
  answerCarrierErrors(app);
  const response = answers(200, Label);

  app.post<{ Params: { rateId: string }; Body: LabelRequest }>(
    '/dc/labels/rates/:rateId',
    {
      config: config('create'),
      schema: { tags, summary: 'Buy the label of a rate', body: LabelRequest, response },
    },
    ({ scope, who, params, body }) =>
      buyLabel(newShippingCall(shipping, scope, who), params.rateId, body.expected_total),
  );

  app.post<{ Params: { shipmentId: string }; Body: LabelRequest }>(
    '/dc/labels/shipment/:shipmentId',
    {
      config: config('create'),
      schema: { tags, summary: 'Buy the label of a shipment', body: LabelRequest, response },
    },
    async ({ scope, who, params: { shipmentId }, body }) => {
      const isIt = or(
        eq(shipments.shipment_id, shipmentId),
        isUuid(shipmentId) ? eq(shipments.id, shipmentId) : undefined,
      )!;
      const shipment = await findShipment(scope, isIt);
      if (!shipment) throw notFound();
      return buyLabel(newShippingCall(shipping, scope, who), shipment.rate_id, body.expected_total);
    },
  );

  app.get<{ Params: { labelId: string } }>(
    '/dc/labels/:labelId',
    { config: config('one'), schema: { tags, summary: 'Read a label', response } },
    ({ scope, params }) => readLabel(scope, params.labelId),
  );

  for (const format of ['pdf', 'png'] as const) {
    app.get<{ Params: { labelId: string } }>(
      `/dc/labels/:labelId/file.${format}`,
      { config: config('one'), schema: { tags, summary: `Read a label as it is printed, as ${format}` } },
      async ({ scope, params }, reply) => {
        const content = await readFile(scope, shipping, params.labelId, format);
        return reply
          .headers({ 'content-type': types[format], 'x-content-type-options': 'nosniff' })
          .send(content);
      },
    );
  }

  app.post<{ Params: { labelId: string }; Body: Static<typeof Mailing> }>(
    '/dc/labels/:labelId/mail',
    {
      config: config('create'),
      schema: {
        tags,
        summary: 'Mail a label to the customer',
        body: Mailing,
        response: answers(201, StoredMail),
      },
    },
    async ({ scope, who, params, body }, reply) =>
      reply.code(201).send(
        await mailLabel(newShippingCall(shipping, scope, who), params.labelId, {
          ...body,
          limit: limitMails,
        }),
      ),
  );

  app.put<{ Params: { labelId: string } }>(
    '/dc/labels/:labelId/void',
    {
      config: config('update'),
      schema: { tags, summary: 'Void a label for good', response: answers(200, VoidResponse) },
    },
    ({ scope, who, params }) => voidLabel(newShippingCall(shipping, scope, who), params.labelId),
  );
}
