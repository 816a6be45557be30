import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { can } from '../../src/schemas/can.ts';
import { NullableString } from '../../src/schemas/common.ts';
import { Identity } from '../../src/schemas/trade/identity.ts';
import { models } from '../../src/schemas/models.ts';
import {
  PriceChanges,
  PriceImport,
  PriceRow,
  PriceChangeResult,
  PriceUndoResult,
} from '../../src/schemas/trade/prices.ts';
import { tradeRequests, type TradeRequest } from '../../src/schemas/trade/requests.ts';
import { TradeSettings, tradeSettings } from '../../src/schemas/trade/settings.ts';
import { TradeTerms } from '../../src/schemas/trade/terms.ts';
import { tradeVersions } from '../../src/schemas/trade/versions.ts';
import type { Files } from '../core/files.ts';
import { forbidden, notFound } from '../core/problem.ts';
import { readImage } from '../core/records/body.ts';
import { entityOf } from '../core/records/entity.ts';
import { readOne } from '../core/records/read.ts';
import { requirePermission } from '../core/records/write.ts';
import { FilePart } from '../../src/schemas/filePart.ts';
import { answers } from '../core/routes/answers.ts';
import { itemsFor } from './accept.ts';
import { readPhoto } from './photos.ts';
import { changePrices, listImports, readPrices, undoPrices } from './prices.ts';
import { tradeReceipt } from './receipt/receipt.ts';
import { readSettings, writeSettings } from './settings.ts';
import { tradeIdentities } from './tables.ts';
import { termsOf } from './terms.ts';

const base = '/dc/store/:storeId';
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
type ById = { Params: { id: string } };

const Device = Type.Object({
  location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  product_id: Type.String({ format: 'uuid' }),
});
const StockItem = Type.Object({ id: Type.String(), name: Type.String(), sku: NullableString() });

/** Calls of trade-ins besides their records (contract 4 §7). */
export async function tradeRoutes(app: FastifyInstance, { files }: { files: Files }) {
  pricesRoutes(app);
  const sees = { access: { action: 'list', model: tradeRequests } } as const;
  const edits = { access: { action: 'update', model: tradeRequests } } as const;
  const tags = [tradeRequests.name];
  const entity = entityOf(tradeRequests, models);

  app.get<{ Querystring: { location_id: number; product_id: string } }>(
    `${base}/tradeRequests/terms`,
    {
      config: sees,
      schema: {
        tags,
        summary: 'What a location buys a device for today',
        querystring: Device,
        response: answers(200, TradeTerms),
      },
    },
    ({ scope, query }) => termsOf(scope, query.location_id, query.product_id),
  );

  app.get<{ Querystring: { product_id: string } }>(
    `${base}/tradeRequests/items`,
    {
      config: edits,
      schema: {
        tags,
        summary: 'The items of the stock that a device may become one of',
        querystring: Type.Pick(Device, ['product_id']),
        response: answers(200, Type.Array(StockItem)),
      },
    },
    ({ scope, query }) => itemsFor(scope, query.product_id),
  );

  app.post(
    `${base}/tradeRequests/photos`,
    {
      config: edits,
      schema: {
        tags,
        summary: 'Upload a photo of a device',
        body: { content: { 'multipart/form-data': { schema: Type.Object({ imagefile: FilePart }) } } },
        response: answers(201, Type.Object({ url: Type.String() })),
      },
      validatorCompiler: () => () => true,
    },
    async (request, reply) =>
      reply.code(201).send({ url: await readImage(request, files, { isPrivate: true }) }),
  );

  app.get<{ Params: { name: string } }>(
    `${base}/tradeRequests/photos/:name`,
    { config: sees, schema: { tags, summary: 'Read a photo of a device' } },
    async ({ scope, who, params: { name } }, reply) => {
      const { type, bytes, stream } = await readPhoto(scope, who, files, name);
      return reply
        .headers({
          'content-type': type,
          'content-length': bytes,
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(stream);
    },
  );

  app.get<ById>(
    `${base}/tradeRequests/:id/identity`,
    {
      config: edits,
      schema: { tags, summary: 'Who sold the device', params, response: answers(200, Identity) },
    },
    async ({ scope, who, params: { id } }) => {
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
    },
  );

  app.get<ById & { Querystring: { locale?: 'en' | 'fr' } }>(
    `${base}/tradeRequests/:id/receipt.pdf`,
    {
      config: { access: { action: 'one', model: tradeRequests } },
      schema: {
        tags,
        summary: 'Read what the seller of a device is handed, as PDF',
        params,
        querystring: Type.Object({ locale: Type.Optional(Type.Enum(['en', 'fr'])) }),
      },
    },
    async ({ scope, who, params: { id }, query: { locale = 'en' } }, reply) => {
      const { record } = await readOne({ scope, who, entity }, id);
      requirePermission(who, 'one', entity, record);
      const file = await tradeReceipt(scope, record as TradeRequest, locale);
      return reply.header('content-type', 'application/pdf').send(file);
    },
  );

  app.get(
    `${base}/tradeSettings`,
    {
      config: { access: { action: 'one', model: tradeSettings } },
      schema: { tags, summary: 'How the store buys devices', response: answers(200, TradeSettings) },
    },
    ({ scope }) => readSettings(scope),
  );

  app.put<{ Body: TradeSettings }>(
    `${base}/tradeSettings`,
    {
      config: { access: { action: 'update', model: tradeSettings } },
      schema: {
        tags,
        summary: 'Change how the store buys devices',
        body: TradeSettings,
        response: answers(200, TradeSettings),
      },
    },
    async ({ scope, body }) => {
      await writeSettings(scope, body);
      return readSettings(scope);
    },
  );
}

/** Prices of a version: read at once, changed in batches, undone within a day. */
function pricesRoutes(app: FastifyInstance) {
  const tags = [tradeVersions.name];
  const edits = { access: { action: 'update', model: tradeVersions } } as const;

  app.get<ById>(
    `${base}/tradeVersions/:id/prices`,
    {
      config: { access: { action: 'one', model: tradeVersions } },
      schema: {
        tags,
        summary: 'The prices of a version',
        params,
        response: answers(200, Type.Array(PriceRow)),
      },
    },
    ({ scope, params: { id } }) => readPrices(scope, id),
  );

  app.post<ById & { Body: PriceChanges }>(
    `${base}/tradeVersions/:id/prices`,
    {
      config: edits,
      schema: {
        tags,
        summary: 'Change prices of a version',
        params,
        body: PriceChanges,
        response: answers(200, PriceChangeResult),
      },
    },
    ({ scope, who, params: { id }, body }) => changePrices(scope, who, id, body),
  );

  app.get<ById>(
    `${base}/tradeVersions/:id/imports`,
    {
      config: edits,
      schema: {
        tags,
        summary: 'The changes of a version that can be undone, the newest first',
        params,
        response: answers(200, Type.Array(PriceImport)),
      },
    },
    ({ scope, params: { id } }) => listImports(scope, id),
  );

  app.post<ById>(
    `${base}/tradePriceImports/:id/undo`,
    {
      config: edits,
      schema: { tags, summary: 'Undo changes of prices', params, response: answers(200, PriceUndoResult) },
    },
    ({ scope, who, params: { id } }) => undoPrices(scope, who, id),
  );
}
