import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { Identity } from '../../schemas/trade/identity.ts';
import type {
  PriceChanges,
  PriceImport,
  PriceRow,
  PriceChangeResult,
  PriceUndoResult,
} from '../../schemas/trade/prices.ts';
import type { TradeSettings } from '../../schemas/trade/settings.ts';
import type { TradeTerms } from '../../schemas/trade/terms.ts';

const service = 'product';
const requests = '/dc/store/:storeId/tradeRequests';
const settings = '/dc/store/:storeId/tradeSettings';
const version = '/dc/store/:storeId/tradeVersions/:id';

/** A stock item that the bought device may become a unit of. */
export interface StockItem {
  id: string;
  name: string;
  sku: string | null;
}

export const tradeCalls = (call: Call) => ({
  /** Returns a location's current prices for a device. */
  getTradeTerms: async (location_id: number, product_id: string, signal?: AbortSignal): Promise<TradeTerms> =>
    (await call<TradeTerms>(service, `GET ${requests}/terms`, { query: { location_id, product_id }, signal }))
      .json,

  getTradeItems: async (product_id: string, signal?: AbortSignal): Promise<StockItem[]> =>
    (await call<StockItem[]>(service, `GET ${requests}/items`, { query: { product_id }, signal })).json,

  /** Uploads a photo of a device and returns its URL. */
  uploadTradePhoto: async (file: File): Promise<string> => {
    const body = new FormData();
    body.append('imagefile', file);
    return (await call<{ url: string }>(service, `POST ${requests}/photos`, { body })).json.url;
  },

  /** Returns a photo by file name. */
  getTradePhoto: async (name: string, signal?: AbortSignal): Promise<Blob> =>
    (await call<Blob>(service, `GET ${requests}/photos/:name`, { params: { name }, signal, isFile: true }))
      .json,

  /** Returns the seller's identity. */
  getTradeIdentity: async (id: string): Promise<Identity> =>
    (await call<Identity>(service, `GET ${requests}/:id/identity`, { params: { id } })).json,

  /** Returns the seller's receipt as a PDF. */
  getTradeReceipt: async (id: string, locale: string): Promise<Blob> =>
    (
      await call<Blob>(service, `GET ${requests}/:id/receipt.pdf`, {
        params: { id },
        query: { locale },
        isFile: true,
      })
    ).json,

  getTradeSettings: async (signal?: AbortSignal): Promise<TradeSettings> =>
    (await call<TradeSettings>(service, `GET ${settings}`, { signal })).json,

  updateTradeSettings: async (body: TradeSettings): Promise<TradeSettings> =>
    (await call<TradeSettings>(service, `PUT ${settings}`, { body })).json,

  getTradePrices: async (id: string, signal?: AbortSignal): Promise<PriceRow[]> =>
    (await call<PriceRow[]>(service, `GET ${version}/prices`, { params: { id }, signal })).json,

  /** Changes prices of a version; rejected changes (price changed meanwhile, unknown device) are returned by index. */
  changeTradePrices: async (id: string, body: PriceChanges): Promise<PriceChangeResult> =>
    (await call<PriceChangeResult>(service, `POST ${version}/prices`, { params: { id }, body })).json,

  getTradePriceImports: async (id: string, signal?: AbortSignal): Promise<PriceImport[]> =>
    (await call<PriceImport[]>(service, `GET ${version}/imports`, { params: { id }, signal })).json,

  undoTradePrices: async (id: string): Promise<PriceUndoResult> =>
    (
      await call<PriceUndoResult>(service, 'POST /dc/store/:storeId/tradePriceImports/:id/undo', {
        params: { id },
      })
    ).json,
});

export const useTradeCalls = createCallsHook(tradeCalls);
