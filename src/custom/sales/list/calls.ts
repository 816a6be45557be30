import type { Call } from '../../../dataProvider/calls.ts';
import type { Query } from '../../../dataProvider/url.ts';
import { createCallsHook } from '../../../kit/createCallsHook.ts';
import type { BatchItemResult } from '../../../schemas/batch.ts';
import type { Spending } from '../../../schemas/sales/spending.ts';
import type { OrderAction } from './actions.ts';

const service = 'product';

export interface ManySteps {
  step: OrderAction;
  ids: string[];
  /** Idempotency key, the same on a retry. */
  key: string;
  values: Record<string, unknown>;
}

export const orderListCalls = (call: Call) => ({
  /** Returns how many orders match a filter, by status; '' is the total. */
  countOrders: async (filter: Query, signal?: AbortSignal): Promise<Record<string, number>> => {
    const path = 'GET /dc/store/:storeId/orders/counts';
    return (await call<Record<string, number>>(service, path, { query: filter, signal })).json;
  },

  /** Returns how many orders a customer has, and what they paid. */
  getSpending: async (customer_id: string, signal?: AbortSignal): Promise<Spending> => {
    const query = { customer_id };
    return (await call<Spending>(service, 'GET /dc/store/:storeId/orders/spending', { query, signal })).json;
  },

  /** Returns the orders' invoices in a language, as one PDF. */
  getInvoices: async (ids: string[], locale: string, signal?: AbortSignal): Promise<Blob> => {
    const options = { query: { ids, locale }, isFile: true, signal };
    return (await call<Blob>(service, 'GET /dc/store/:storeId/orders/invoices.pdf', options)).json;
  },

  /** Takes a step of several orders; each has its own result. */
  takeSteps: async (body: ManySteps): Promise<BatchItemResult[]> =>
    (await call<{ data: BatchItemResult[] }>(service, 'POST /dc/store/:storeId/orders/steps', { body })).json
      .data,
});

export const useOrderListCalls = createCallsHook(orderListCalls);
