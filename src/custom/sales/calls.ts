import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { ProposedOrder } from '../../schemas/sales/proposedOrder.ts';
import { truncateSearch } from '../../schemas/search.ts';
import type { Sellable } from '../../schemas/sales/sellable.ts';

const service = 'product';

export const salesCalls = (call: Call) => ({
  /** Returns what can be sold at a location, found by name or code. */
  findSellable: async (
    search: string,
    location_id: number | null,
    signal?: AbortSignal,
  ): Promise<Sellable[]> =>
    (
      await call<Sellable[]>(service, 'GET /dc/store/:storeId/orders/sellable', {
        query: { search: truncateSearch(search), location_id: location_id ?? undefined },
        signal,
      })
    ).json,

  /** Returns the order that an appointment would make. */
  orderOfAppointment: async (id: string, signal?: AbortSignal): Promise<ProposedOrder> =>
    (
      await call<ProposedOrder>(service, 'GET /dc/store/:storeId/orders/fromAppointment/:id', {
        params: { id },
        signal,
      })
    ).json,
});

export const useSalesCalls = createCallsHook(salesCalls);
