import { Type, type Static } from 'typebox';
import { mayMoveTo } from '../atOwnLocation.ts';
import type { AccessRule } from '../can.ts';
import { Entity, Id, NullableString, NullableReference, Timestamp, LocationId } from '../common.ts';
import { model } from '../model.ts';
import { Cents, Currency } from '../money.ts';
import { locationAccess, seesCosts } from './access.ts';
import { linesTotal, ReceivedLine, uniqueItems, line, MAX_LINES } from './lines.ts';
import { purchaseOrderStates } from './states.ts';

const Moment = NullableString({ format: 'date-time', readOnly: true });

/** The unit cost defaults to the item's. */
export const PurchaseOrderLine = Entity({ ...line, unit_cost: Type.Optional(Cents()) });
export type PurchaseOrderLine = Static<typeof PurchaseOrderLine>;

/** Received quantity of an item, and its unit cost if it differs from the ordered one (requires VIEW_COST). */
export const ReceivedPurchaseLine = Entity({ ...ReceivedLine.properties, unit_cost: Type.Optional(Cents()) });
export type ReceivedPurchaseLine = Static<typeof ReceivedPurchaseLine>;

/** An order placed with a supplier for a location (contract 3 §2.10). */
export const PurchaseOrder = Entity({
  id: Id,
  store_id: Id,
  /** Sequential per store. */
  number: Type.Integer({ readOnly: true }),
  supplier_id: Type.String({ format: 'uuid', reference: 'suppliers' }),
  supplier: NullableReference,
  location_id: LocationId(),
  state: Type.Enum([...purchaseOrderStates], { readOnly: true }),
  /** The supplier's order number. */
  reference: NullableString({ maxLength: 100 }),
  expected_date: NullableString({ format: 'date' }),
  /** The expected date has passed. */
  is_late: Type.Boolean({ readOnly: true }),
  note: NullableString({ maxLength: 2000, multiline: true }),
  lines: Type.Array(PurchaseOrderLine, { default: [], maxItems: MAX_LINES }),
  /** Ordered and received units. */
  quantity: Type.Integer({ readOnly: true }),
  received: Type.Integer({ readOnly: true }),
  total: Type.Integer({ readOnly: true, cents: true }),
  currency: Currency,
  ordered_date: Moment,
  received_date: Moment,
  created_by: NullableString({ readOnly: true }),
  created_date: Timestamp,
});
export type PurchaseOrder = Static<typeof PurchaseOrder>;

const access = locationAccess.update!;

/** Properties that can be edited after ordering; drafts can be edited completely. */
const afterwards = new Set(['reference', 'expected_date', 'note']);
const mayEdit: AccessRule = (who, record, changes) => {
  const isOpen =
    !record ||
    record.state === 'DRAFT' ||
    (changes !== undefined &&
      record.state !== 'CANCELLED' &&
      Object.keys(changes).every((key) => afterwards.has(key)));
  return isOpen && mayMoveTo(who, changes?.location_id) && access(who);
};

export const purchaseOrders = model({
  name: 'purchaseOrders',
  schema: PurchaseOrder,
  service: 'product',
  live: true,
  label: 'number',
  filters: {
    number: 'contains',
    state: 'equals',
    supplier_id: 'equals',
    location_id: 'equals',
    item_id: { kind: 'equals', of: 'lines.item_id' },
    created_date: 'range',
    expected_date: 'range',
    is_late: { kind: 'boolean', of: 'expected_date' },
  },
  sorts: { number: 'number', created_date: 'created_date', expected_date: 'expected_date' },
  defaultSort: { field: 'number', order: 'DESC' },
  lines: {
    lines: { of: 'item_id', sums: { quantity: 'quantity', received: 'received', total: linesTotal } },
  },
  find: ['number', 'supplier_id'],
  codes: ['number'],
  details: ['supplier', 'state', 'location_id'],
  access: { ...locationAccess, update: mayEdit },
  fieldAccess: { total: { read: seesCosts }, 'lines.unit_cost': { read: seesCosts } },
  steps: {
    order: { access, from: ['DRAFT'] },
    /** `over`: accepts more than was ordered. */
    receive: {
      access,
      from: ['ORDERED', 'PARTLY_RECEIVED'],
      values: {
        lines: Type.Array(ReceivedPurchaseLine, { minItems: 1, maxItems: MAX_LINES }),
        over: Type.Optional(Type.Boolean()),
      },
    },
    /** Gives up what has not been received: becomes cancelled if nothing was, else received. */
    cancel: { access, from: ['DRAFT', 'ORDERED', 'PARTLY_RECEIVED'] },
  },
  rules: [uniqueItems],
});
