import { Type, type Static } from 'typebox';
import { Entity } from '../common.ts';
import { editsPrices, seesPrices } from './access.ts';

/** How the store buys devices. */
export const TradeSettings = Entity({
  /** How many days an offer holds, its own among them. */
  offer_days: Type.Integer({ minimum: 1, maximum: 365 }),
  /** Whether the seller shows a document. */
  needs_identity: Type.Boolean(),
  /** As old the seller has to be, where they show one. */
  minimum_age: Type.Integer({ minimum: 0, maximum: 99 }),
});
export type TradeSettings = Static<typeof TradeSettings>;

/** Until the store says otherwise. */
export const defaultSettings: TradeSettings = { offer_days: 14, needs_identity: true, minimum_age: 18 };

export const tradeSettings = { access: { one: seesPrices, update: editsPrices } };
