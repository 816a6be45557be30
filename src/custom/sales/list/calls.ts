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
  /** The same for what is asked for again. */
  key: string;
  values: Record<string, unknown>;
}

export const orderListCalls = (call: Call) => ({
  /** How many orders of each status a filter finds, and all of them as ''. */
  countOrders: async (filter: Query, signal?: AbortSignal): Promise<Record<string, number>> => {
    const path = 'GET /dc/store/:storeId/orders/counts';
    return (await call<Record<string, number>>(service, path, { query: filter, signal })).json;
  },

  /** How many orders a customer has, and what they paid. */
  getSpending: async (customer_id: string, signal?: AbortSignal): Promise<Spending> => {
    const query = { customer_id };
    return (await call<Spending>(service, 'GET /dc/store/:storeId/orders/spending', { query, signal })).json;
  },

  /** The invoices of orders in a language, as one PDF. */
  getInvoices: async (ids: string[], locale: string, signal?: AbortSignal): Promise<Blob> => {
    const options = { query: { ids, locale }, isFile: true, signal };
    return (await call<Blob>(service, 'GET /dc/store/:storeId/orders/invoices.pdf', options)).json;
  },

  /** Takes a step of several orders; each is answered by itself. */
  takeSteps: async (body: ManySteps): Promise<BatchItemResult[]> =>
    (await call<{ data: BatchItemResult[] }>(service, 'POST /dc/store/:storeId/orders/steps', { body })).json
      .data,
});

export const useOrderListCalls = createCallsHook(orderListCalls);
