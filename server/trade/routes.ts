import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { can } from '../../src/schemas/can.ts';
import { models } from '../../src/schemas/models.ts';
import { tradeCalls } from '../../src/schemas/trade/calls.ts';
import { tradeRequests, type TradeRequest } from '../../src/schemas/trade/requests.ts';
import type { Files } from '../core/files.ts';
import { forbidden, notFound } from '../core/problem.ts';
import { readImage } from '../core/records/body.ts';
import { entityOf } from '../core/records/entity.ts';
import { readOne } from '../core/records/read.ts';
import { requirePermission } from '../core/records/write.ts';
import { serve } from '../core/routes/serve.ts';
import { itemsFor } from './accept.ts';
import { readPhoto } from './photos.ts';
import { changePrices, listImports, readPrices, undoPrices } from './prices.ts';
import { tradeReceipt } from './receipt/receipt.ts';
import { readSettings, writeSettings } from './settings.ts';
import { tradeIdentities } from './tables.ts';
import { termsOf } from './terms.ts';

/** Calls of trade-ins besides their records (contract 4 §7). */
export async function tradeRoutes(app: FastifyInstance, { files }: { files: Files }) {
  pricesRoutes(app);
  const entity = entityOf(tradeRequests, models);

  serve(app, tradeCalls.getTradeTerms, ({ scope, query }) =>
    termsOf(scope, query.location_id, query.product_id),
  );
  serve(app, tradeCalls.getTradeItems, ({ scope, query }) => itemsFor(scope, query.product_id));

  serve(app, tradeCalls.addTradePhoto, async (request) => ({
    url: await readImage(request, files, { isPrivate: true }),
  }));

  serve(app, tradeCalls.getTradePhoto, async ({ scope, who, params: { name } }, reply) => {
    const { type, bytes, stream } = await readPhoto(scope, who, files, name);
    reply.headers({
      'content-type': type,
      'content-length': bytes,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    return stream;
  });

  serve(app, tradeCalls.getTradeIdentity, async ({ scope, who, params: { id } }) => {
    const { record } = await readOne({ scope, who, entity }, id);
    if (can(who, 'create', tradeRequests, record) !== true) throw forbidden();
    const { document_kind, document_number, name, birth_date } = tradeIdentities;
    const [identity] = await scope.select(
      tradeIdentities,
      { document_kind, document_number, name, birth_date },
      { where: eq(tradeIdentities.trade_request_id, id) },
    );
    if (!identity) throw notFound();
    return identity;
  });

  serve(app, tradeCalls.getTradeReceipt, async ({ scope, who, params: { id }, query: { locale = 'en' } }) => {
    const { record } = await readOne({ scope, who, entity }, id);
    requirePermission(who, 'one', entity, record);
    return tradeReceipt(scope, record as TradeRequest, locale);
  });

  serve(app, tradeCalls.getTradeSettings, ({ scope }) => readSettings(scope));
  serve(app, tradeCalls.updateTradeSettings, async ({ scope, body }) => {
    await writeSettings(scope, body);
    return readSettings(scope);
  });
}

/** Prices of a version: read at once, changed in batches, undone within a day. */
function pricesRoutes(app: FastifyInstance) {
  serve(app, tradeCalls.getTradePrices, ({ scope, params: { id } }) => readPrices(scope, id));
  serve(app, tradeCalls.changeTradePrices, ({ scope, who, params: { id }, body }) =>
    changePrices(scope, who, id, body),
  );
  serve(app, tradeCalls.getTradePriceImports, ({ scope, params: { id } }) => listImports(scope, id));
  serve(app, tradeCalls.undoTradePrices, ({ scope, who, params: { id } }) => undoPrices(scope, who, id));
}
