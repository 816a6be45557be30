/** Kinds of stock movements. Movements are append-only; stock levels are their sum. */
export const movementKinds = [
  'RECEIVE',
  'SELL',
  'USE',
  'RETURN',
  'ADJUST',
  'TRANSFER_OUT',
  'TRANSFER_IN',
  'COUNT',
  'RESERVE',
  'RELEASE',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Reasons for a manual adjustment; OTHER requires a note. */
export const adjustReasons = [
  'DAMAGED',
  'LOST',
  'FOUND',
  'STOLEN',
  'SENT_BACK',
  'CORRECTION',
  'OTHER',
] as const;
export type AdjustReason = (typeof adjustReasons)[number];

/** Kinds of records that cause movements. */
export const movementSources = [
  'APPOINTMENT',
  'TRANSFER',
  'PURCHASE_ORDER',
  'COUNT',
  'ORDER',
  'TRADE',
  'TICKET',
] as const;
export type MovementSource = (typeof movementSources)[number];

/** At a location, between two, or gone (sold, used, lost). */
export const serialStates = ['IN_STOCK', 'IN_TRANSIT', 'GONE'] as const;
export type SerialState = (typeof serialStates)[number];

export const transferStates = ['DRAFT', 'SENT', 'PARTLY_RECEIVED', 'RECEIVED', 'CANCELLED'] as const;
export type TransferState = (typeof transferStates)[number];

export const purchaseOrderStates = ['DRAFT', 'ORDERED', 'PARTLY_RECEIVED', 'RECEIVED', 'CANCELLED'] as const;
export type PurchaseOrderState = (typeof purchaseOrderStates)[number];

export const countStates = ['OPEN', 'APPLIED', 'CANCELLED'] as const;
export type CountState = (typeof countStates)[number];
