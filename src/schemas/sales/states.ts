/** Status of an order (contract 3 §3). */
export const orderStatuses = [
  'PENDING',
  'PROCESSING',
  'ON_HOLD',
  'COMPLETED',
  'REFUNDED',
  'REJECTED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Payment status; the services derive it from the payments. */
export const paymentStatuses = ['UNPAID', 'PARTLY_PAID', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethods = ['ONLINE', 'WALLET', 'POS', 'CASH'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Orders that came to nothing: nothing is due, and another one may take their place. */
const droppedStatuses = ['CANCELLED', 'REJECTED'] as const satisfies OrderStatus[];

export const isDropped = (status: OrderStatus): boolean => droppedStatuses.some((one) => one === status);

/** Open orders can be edited, and their stock is reserved. */
export const openStatuses = ['PENDING', 'PROCESSING', 'ON_HOLD'] as const satisfies OrderStatus[];

/** Allowed status transitions by step. */
export const orderTransitions = {
  process: { from: ['PENDING', 'ON_HOLD'], to: 'PROCESSING' },
  hold: { from: ['PENDING', 'PROCESSING'], to: 'ON_HOLD' },
  complete: { from: openStatuses, to: 'COMPLETED' },
  reject: { from: ['PENDING', 'ON_HOLD'], to: 'REJECTED' },
  cancel: { from: openStatuses, to: 'CANCELLED' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;
export type OrderTransition = keyof typeof orderTransitions;

/** Handed over at the location, or shipped to the shipping address. */
export const deliveries = ['HANDED_OVER', 'SHIPPED'] as const;
export type Delivery = (typeof deliveries)[number];

export const salesChannels = ['IN_STORE', 'ONLINE'] as const;

/** A stock item, a repair, an add-on, a part used by a repair, a gift balance, or anything else. */
export const lineKinds = ['ITEM', 'REPAIR', 'ADDON', 'PART', 'GIFT', 'CUSTOM'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Customer balances; never negative. */
export const balanceKinds = ['STORE_CREDIT', 'GIFT'] as const;
export type BalanceKind = (typeof balanceKinds)[number];
