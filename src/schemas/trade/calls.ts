import { Type } from 'typebox';
import { call } from '../call.ts';
import { NullableString } from '../common.ts';
import { DocumentLanguage } from '../documentLanguage.ts';
import { FilePart } from '../filePart.ts';
import { PastImport, UndoneImport } from '../pastImports.ts';
import { Identity } from './identity.ts';
import { PriceChangeResult, PriceChanges, PriceRow } from './prices.ts';
import { tradeRequests } from './requests.ts';
import { tradeSettings, TradeSettings } from './settings.ts';
import { TradeTerms } from './terms.ts';
import { tradeVersions } from './versions.ts';

const Id = Type.String({ format: 'uuid' });
const ById = Type.Object({ id: Id });

/** Calls of trade-ins besides their records (contract 4 §7). */
export const tradeCalls = {
  /** A location's current prices for a device. */
  getTradeTerms: call('GET /dc/store/:storeId/tradeRequests/terms', {
    of: tradeRequests,
    access: 'list',
    query: Type.Object({
      location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      product_id: Id,
    }),
    answer: TradeTerms,
    summary: 'What a location buys a device for today',
  }),

  getTradeItems: call('GET /dc/store/:storeId/tradeRequests/items', {
    of: tradeRequests,
    access: 'update',
    query: Type.Object({ product_id: Id }),
    answer: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), sku: NullableString() })),
    summary: 'The items of the stock that a device may become one of',
  }),

  addTradePhoto: call('POST /dc/store/:storeId/tradeRequests/photos multipart', {
    of: tradeRequests,
    access: 'update',
    body: Type.Object({ imagefile: FilePart }),
    answer: Type.Object({ url: Type.String() }),
    status: 201,
    summary: 'Upload a photo of a device',
  }),

  getTradePhoto: call('GET /dc/store/:storeId/tradeRequests/photos/:name', {
    of: tradeRequests,
    access: 'list',
    answer: 'image/*',
    summary: 'Read a photo of a device',
  }),

  /** The seller's identity. */
  getTradeIdentity: call('GET /dc/store/:storeId/tradeRequests/:id/identity', {
    of: tradeRequests,
    access: 'update',
    params: ById,
    answer: Identity,
    summary: 'Who sold the device',
  }),

  getTradeReceipt: call('GET /dc/store/:storeId/tradeRequests/:id/receipt.pdf', {
    of: tradeRequests,
    access: 'one',
    params: ById,
    query: DocumentLanguage,
    answer: 'application/pdf',
    summary: 'Read what the seller of a device is handed, as PDF',
  }),

  getTradeSettings: call('GET /dc/store/:storeId/tradeSettings', {
    of: tradeRequests,
    access: { one: tradeSettings.access.one },
    answer: TradeSettings,
    summary: 'How the store buys devices',
  }),

  updateTradeSettings: call('PUT /dc/store/:storeId/tradeSettings', {
    of: tradeRequests,
    access: { update: tradeSettings.access.update },
    body: TradeSettings,
    answer: TradeSettings,
    summary: 'Change how the store buys devices',
  }),

  getTradePrices: call('GET /dc/store/:storeId/tradeVersions/:id/prices', {
    of: tradeVersions,
    access: 'one',
    params: ById,
    answer: Type.Array(PriceRow),
    summary: 'The prices of a version',
  }),

  /** Rejected changes (price changed meanwhile, unknown device) are answered by index. */
  changeTradePrices: call('POST /dc/store/:storeId/tradeVersions/:id/prices', {
    of: tradeVersions,
    access: 'update',
    params: ById,
    body: PriceChanges,
    answer: PriceChangeResult,
    summary: 'Change prices of a version',
  }),

  getTradePriceImports: call('GET /dc/store/:storeId/tradeVersions/:id/imports', {
    of: tradeVersions,
    access: 'update',
    params: ById,
    answer: Type.Array(PastImport),
    summary: 'The changes of a version that can be undone, the newest first',
  }),

  undoTradePrices: call('POST /dc/store/:storeId/tradePriceImports/:id/undo', {
    of: tradeVersions,
    access: 'update',
    params: ById,
    answer: UndoneImport,
    summary: 'Undo changes of prices',
  }),
};
