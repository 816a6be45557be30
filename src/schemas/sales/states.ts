/** What becomes of an order (contract 3 §3). */
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

/** How much of an order is paid; the services count it from its payments. */
export const paymentStatuses = ['UNPAID', 'PARTLY_PAID', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Online Payment, Wallet, POS, Cash. */
export const paymentMethods = ['ONLINE', 'WALLET', 'POS', 'CASH'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What is not settled yet: it may be written, and its stock is reserved. */
export const openStatuses = ['PENDING', 'PROCESSING', 'ON_HOLD'] as const satisfies OrderStatus[];

/** The moves that are allowed: from where each step leads on. */
export const orderTransitions = {
  process: { from: ['PENDING', 'ON_HOLD'], to: 'PROCESSING' },
  hold: { from: ['PENDING', 'PROCESSING'], to: 'ON_HOLD' },
  complete: { from: openStatuses, to: 'COMPLETED' },
  reject: { from: ['PENDING', 'ON_HOLD'], to: 'REJECTED' },
  cancel: { from: openStatuses, to: 'CANCELLED' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;
export type OrderTransition = keyof typeof orderTransitions;

/** Handed over at the location, or shipped to the order's shipping address. */
export const deliveries = ['HANDED_OVER', 'SHIPPED'] as const;
export type Delivery = (typeof deliveries)[number];

export const salesChannels = ['IN_STORE', 'ONLINE'] as const;

/** What a line sells: an item of the stock, a repair, an add-on, a part that a repair used, a gift balance, anything else. */
export const lineKinds = ['ITEM', 'REPAIR', 'ADDON', 'PART', 'GIFT', 'CUSTOM'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Kinds of money that the store owes a customer; none is ever below nought. */
export const balanceKinds = ['STORE_CREDIT', 'GIFT'] as const;
export type BalanceKind = (typeof balanceKinds)[number];
