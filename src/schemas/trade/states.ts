/** State of a trade-in; an offer past its last day is EXPIRED. */
export const tradeStates = ['NEW', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const;
export type TradeState = (typeof tradeStates)[number];

export const payouts = ['CASH', 'STORE_CREDIT'] as const;
export type Payout = (typeof payouts)[number];

export const documentKinds = [
  'DRIVERS_LICENCE',
  'PASSPORT',
  'PROVINCIAL_ID',
  'HEALTH_CARD',
  'OTHER',
] as const;
