import { Type } from 'typebox';
import { WaitingBooking } from '../appointments/parts.ts';
import { call } from '../call.ts';
import { DocumentLanguage } from '../documentLanguage.ts';
import { recordSchema } from '../recordSchema.ts';
import { items } from './items.ts';
import { PurchaseOrderLine, purchaseOrders } from './purchaseOrders.ts';
import { stock } from './stock.ts';
import { AdjustRequest, ItemLookup, ReceiveRequest, ReturnRequest, StockLevels } from './stockChanges.ts';
import { CountEntries, CountSheet, EntryOutcome, stockCounts } from './stockCounts.ts';
import { transfers } from './transfers.ts';

const Id = Type.String({ format: 'uuid' });

/** Calls of the inventory (contract 3 §2.2 and §7). */
export const inventoryCalls = {
  receiveStock: call('POST /dc/store/:storeId/stock/receive', {
    of: stock,
    access: 'update',
    body: ReceiveRequest,
    answer: StockLevels,
    summary: 'Take in what has come',
  }),

  adjustStock: call('POST /dc/store/:storeId/stock/adjust', {
    of: stock,
    access: 'update',
    body: AdjustRequest,
    answer: StockLevels,
    summary: 'Adjust what is there',
  }),

  returnStock: call('POST /dc/store/:storeId/stock/return', {
    of: stock,
    access: 'update',
    body: ReturnRequest,
    answer: StockLevels,
    summary: 'Take back what customers bring',
  }),

  findItem: call('GET /dc/store/:storeId/items/find', {
    of: items,
    access: 'list',
    query: Type.Object({ code: Type.String({ pattern: '\\S', maxLength: 200 }) }),
    answer: ItemLookup(recordSchema(items)),
    summary: 'Find the item of a barcode, an SKU or a serial number',
  }),

  getItemBookings: call('GET /dc/store/:storeId/items/:id/bookings', {
    of: items,
    access: 'one',
    answer: Type.Object({ data: Type.Array(WaitingBooking) }),
    summary: 'List the appointments within reach that an item is kept for, or that wait for it',
  }),

  suggestLines: call('GET /dc/store/:storeId/purchaseOrders/suggestion', {
    of: purchaseOrders,
    access: 'create',
    query: Type.Object({
      supplier_id: Id,
      location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    }),
    answer: Type.Array(PurchaseOrderLine),
    summary: 'Suggest the lines of an order: what is low at a location',
  }),

  getOrderDocument: call('GET /dc/store/:storeId/purchaseOrders/:id/order.pdf', {
    of: purchaseOrders,
    access: 'one',
    params: Type.Object({ id: Id }),
    query: DocumentLanguage,
    answer: 'application/pdf',
    summary: 'Read a purchase order as it is sent to its supplier, as PDF',
  }),

  /** All open locations, including those that the staff member may not see otherwise. */
  getTransferLocations: call('GET /dc/store/:storeId/transfers/ends', {
    of: transfers,
    access: 'list',
    answer: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    summary: 'List the locations that a transfer can go to',
  }),

  /** `ending` adds the expected stock of a blind count, for the staff member who closes it. */
  getCountSheet: call('GET /dc/store/:storeId/stockCounts/:id/sheet', {
    of: stockCounts,
    access: 'one',
    query: Type.Object({ ending: Type.Optional(Type.Boolean()) }),
    answer: CountSheet,
    summary: 'Read what the books say and what was counted',
  }),

  sendCountEntries: call('POST /dc/store/:storeId/stockCounts/:id/entries', {
    of: stockCounts,
    access: 'update',
    body: CountEntries,
    answer: Type.Object({ outcomes: Type.Array(EntryOutcome) }),
    summary: 'Take what was counted, each key once',
  }),
};
