import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import { orders } from '../../../src/schemas/sales/orders.ts';
import { isUuid } from '../../core/ids.ts';
import { notFound } from '../../core/problem.ts';
import { renderDocuments, documentKinds } from './render.ts';

const Locale = { locale: Type.Optional(Type.Enum(['en', 'fr'])) };
const One = Type.Object(Locale);
const Several = Type.Object({
  ...Locale,
  ids: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 100, uniqueItems: true }),
});

/** Invoices and receipts as PDF (contract 3 §7). */
export async function salesDocumentRoutes(app: FastifyInstance) {
  const config = { access: { action: 'one' as const, model: orders } };
  const tags = [orders.name];

  for (const paper of documentKinds) {
    app.get<{ Params: { id: string }; Querystring: Static<typeof One> }>(
      `/dc/store/:storeId/orders/:id/${paper}.pdf`,
      {
        config,
        schema: { tags, summary: `Read the ${paper} of an order, as PDF`, querystring: One },
      },
      async ({ scope, who, params: { id }, query: { locale = 'en' } }, reply) => {
        if (!isUuid(id)) throw notFound();
        return send(reply, await renderDocuments(scope, who, [id], paper, locale));
      },
    );
    app.get<{ Querystring: Static<typeof Several> }>(
      `/dc/store/:storeId/orders/${paper}s.pdf`,
      {
        config,
        schema: { tags, summary: `Read the ${paper}s of several orders, as one PDF`, querystring: Several },
      },
      async ({ scope, who, query: { ids, locale = 'en' } }, reply) =>
        send(reply, await renderDocuments(scope, who, ids, paper, locale)),
    );
  }
}

const send = (reply: FastifyReply, file: Buffer) =>
  reply.headers({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' }).send(file);
