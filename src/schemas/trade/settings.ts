import { Type, type Static } from 'typebox';
import { Entity } from '../common.ts';
import { editsPrices, seesPrices } from './access.ts';

/** Settings for trade-ins. */
export const TradeSettings = Entity({
  /** Validity of an offer in days, including the first. */
  offer_days: Type.Integer({ minimum: 1, maximum: 365 }),
  /** Whether sellers must show a document. */
  needs_identity: Type.Boolean(),
  /** Minimum age of sellers who show a document. */
  minimum_age: Type.Integer({ minimum: 0, maximum: 99 }),
});
export type TradeSettings = Static<typeof TradeSettings>;

/** Used until the store changes them. */
export const defaultSettings: TradeSettings = { offer_days: 14, needs_identity: true, minimum_age: 18 };

export const tradeSettings = { access: { one: seesPrices, update: editsPrices } };
