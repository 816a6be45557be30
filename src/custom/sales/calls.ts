import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { BatchItemResult } from '../../schemas/batch.ts';
import type { PartOf } from '../../schemas/call.ts';
import type { MailLanguage } from '../../schemas/mail/mail.ts';
import { salesCalls } from '../../schemas/sales/calls.ts';
import type { Sellable } from '../../schemas/sales/sellable.ts';
import { truncateSearch } from '../../schemas/search.ts';

const { searchSellable, stepOrders } = salesCalls;
const documents = { invoice: salesCalls.getInvoice, receipt: salesCalls.getReceipt };

export type OrderDocument = keyof typeof documents;
export type ManySteps = PartOf<typeof stepOrders, 'body'>;

export const salesMethods = (call: Call) => ({
  /** Returns what can be sold at a location, found by name or code. */
  findSellable: async (
    search: string,
    location_id: number | null,
    signal?: AbortSignal,
  ): Promise<Sellable[]> => {
    const query = { search: truncateSearch(search), location_id: location_id ?? undefined };
    return (await call(searchSellable, { query, signal })).json;
  },

  /** Takes a step of several orders; each has its own result. */
  takeSteps: async (body: ManySteps): Promise<BatchItemResult[]> =>
    (await call(stepOrders, { body })).json.data,

  /** Returns an order's invoice or receipt as a PDF. */
  getDocument: async (id: string, kind: OrderDocument, locale: MailLanguage): Promise<Blob> =>
    (await call(documents[kind], { params: { id }, query: { locale } })).json,
});

export const useSalesCalls = createCallsHook(salesCalls, salesMethods);
