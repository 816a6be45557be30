import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { WaitingBooking } from '../../schemas/appointments/parts.ts';
import type { Item } from '../../schemas/inventory/items.ts';
import type {
  AdjustRequest,
  SerialLookup,
  ReceiveRequest,
  StockLevels,
} from '../../schemas/inventory/stockChanges.ts';

const service = 'product';

export const inventoryCalls = (call: Call) => ({
  /** Receives goods into stock; idempotent by key. */
  receiveStock: async (body: ReceiveRequest): Promise<StockLevels> =>
    (await call<StockLevels>(service, 'POST /dc/store/:storeId/stock/receive', { body })).json,

  /** Adjusts stock for a reason; idempotent by key. */
  adjustStock: async (body: AdjustRequest): Promise<StockLevels> =>
    (await call<StockLevels>(service, 'POST /dc/store/:storeId/stock/adjust', { body })).json,

  /** Looks up a code; `item` and `serial` are null if it is unknown. */
  findItem: async (code: string): Promise<{ item: Item | null; serial: SerialLookup | null }> => {
    const query = { code };
    return (
      await call<{ item: Item | null; serial: SerialLookup | null }>(
        service,
        'GET /dc/store/:storeId/items/find',
        { query },
      )
    ).json;
  },

  /** Returns the user's visible appointments that reserve an item or wait for it. */
  getItemBookings: async (id: string, signal?: AbortSignal): Promise<WaitingBooking[]> => {
    const path = 'GET /dc/store/:storeId/items/:id/bookings';
    return (await call<{ data: WaitingBooking[] }>(service, path, { params: { id }, signal })).json.data;
  },
});

export const useInventoryCalls = createCallsHook(inventoryCalls);
