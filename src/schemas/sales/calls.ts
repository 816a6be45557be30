import { Type } from 'typebox';
import { BATCH_SIZE } from '../batch.ts';
import { BatchResults } from '../batchResults.ts';
import { call } from '../call.ts';
import { right } from '../can.ts';
import { DocumentLanguage } from '../documentLanguage.ts';
import { filterSchema } from '../listSchema.ts';
import { SearchText } from '../search.ts';
import { orders } from './orders.ts';
import { PaymentOptions } from './paymentOptions.ts';
import { ProposedOrder } from './proposedOrder.ts';
import { Sellable } from './sellable.ts';
import { Spending } from './spending.ts';

const Id = Type.String({ format: 'uuid' });
const Documents = Type.Object({
  ...DocumentLanguage.properties,
  ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
});

/** Calls of orders beyond their records (contract 3 §7). */
export const salesCalls = {
  searchSellable: call('GET /dc/store/:storeId/orders/sellable', {
    of: orders,
    access: 'create',
    query: Type.Object({
      search: SearchText({ pattern: '\\S' }),
      location_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    }),
    answer: Type.Array(Sellable),
    summary: 'Find what can be sold at a location by name, SKU, barcode or serial number',
  }),

  orderOfAppointment: call('GET /dc/store/:storeId/orders/fromAppointment/:id', {
    of: orders,
    access: 'create',
    params: Type.Object({ id: Id }),
    answer: ProposedOrder,
    summary: 'Propose the order of an appointment: its customer, repairs and used parts',
  }),

  countOrders: call('GET /dc/store/:storeId/orders/counts', {
    of: orders,
    access: 'list',
    query: filterSchema(orders),
    answer: Type.Record(Type.String(), Type.Integer()),
    summary: 'Count the orders that a list finds by their status; all of them as an empty one',
  }),

  /** Takes a step of several orders; each has its own result. The key is the same on a retry. */
  stepOrders: call('POST /dc/store/:storeId/orders/steps', {
    of: orders,
    access: { update: right('EDIT_ORDER', 'REFUND_ORDER') },
    body: Type.Object(
      {
        step: Type.Enum(Object.keys(orders.steps ?? {})),
        ids: Type.Array(Id, { minItems: 1, maxItems: BATCH_SIZE, uniqueItems: true }),
        key: Id,
        values: Type.Unsafe<Record<string, unknown>>(Type.Object({})),
      },
      { additionalProperties: false },
    ),
    answer: BatchResults,
    summary: 'Take a step of several orders',
  }),

  /** A customer's purchases (contract 4 §2.6). */
  getSpending: call('GET /dc/store/:storeId/orders/spending', {
    of: orders,
    access: 'list',
    query: Type.Object({ customer_id: Id }),
    answer: Spending,
    summary: 'Count the orders of a customer, and what they paid for them',
  }),

  /** What can pay for an order or take its refund: open registers and the customer's balances. */
  getPaying: call('GET /dc/store/:storeId/orders/:id/paying', {
    of: orders,
    access: 'one',
    answer: PaymentOptions,
    summary: 'Read what can pay for an order: open tills, the customer’s balances',
  }),

  /** What can pay for an order that is about to be made. */
  getNewPaying: call('GET /dc/store/:storeId/orders/paying', {
    of: orders,
    access: 'create',
    query: Type.Object({
      location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      customer_id: Type.Optional(Id),
    }),
    answer: PaymentOptions,
    summary: 'Read what can pay at a location: open tills, the customer’s balances',
  }),

  getInvoice: call('GET /dc/store/:storeId/orders/:id/invoice.pdf', {
    of: orders,
    access: 'one',
    query: DocumentLanguage,
    answer: 'application/pdf',
    summary: 'Read the invoice of an order, as PDF',
  }),

  getReceipt: call('GET /dc/store/:storeId/orders/:id/receipt.pdf', {
    of: orders,
    access: 'one',
    query: DocumentLanguage,
    answer: 'application/pdf',
    summary: 'Read the receipt of an order, as PDF',
  }),

  getInvoices: call('GET /dc/store/:storeId/orders/invoices.pdf', {
    of: orders,
    access: 'one',
    query: Documents,
    answer: 'application/pdf',
    summary: 'Read the invoices of several orders, as one PDF',
  }),

  getReceipts: call('GET /dc/store/:storeId/orders/receipts.pdf', {
    of: orders,
    access: 'one',
    query: Documents,
    answer: 'application/pdf',
    summary: 'Read the receipts of several orders, as one PDF',
  }),
};
