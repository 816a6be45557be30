import type { Call } from '../../../dataProvider/calls.ts';
import { createCallsHook } from '../../../kit/createCallsHook.ts';
import type { PurchaseOrderLine } from '../../../schemas/inventory/purchaseOrders.ts';

const service = 'product';

/** A possible location of a transfer. */
export interface TransferLocation {
  id: number;
  name: string;
}

export const orderCalls = (call: Call) => ({
  /** Returns the lines that a location should order from a supplier. */
  suggestLines: async (supplier_id: string, location_id: number): Promise<PurchaseOrderLine[]> =>
    (
      await call<PurchaseOrderLine[]>(service, 'GET /dc/store/:storeId/purchaseOrders/suggestion', {
        query: { supplier_id, location_id },
      })
    ).json,

  /** Returns a purchase order as a PDF for the supplier. */
  getOrderDocument: async (id: string, locale: string): Promise<Blob> =>
    (
      await call<Blob>(service, 'GET /dc/store/:storeId/purchaseOrders/:id/order.pdf', {
        params: { id },
        query: { locale },
        isFile: true,
      })
    ).json,

  getTransferLocations: async (signal?: AbortSignal): Promise<TransferLocation[]> =>
    (await call<TransferLocation[]>(service, 'GET /dc/store/:storeId/transfers/ends', { signal })).json,
});

export const useOrderCalls = createCallsHook(orderCalls);
