import { Type, type Static } from 'typebox';
import { Entity, Timestamp } from '../common.ts';

const Balance = Type.Integer({ description: 'Cents.' });

/** Means of payment and refund for an order (contract 3 §7). */
export const PaymentOptions = Entity({
  /** Open registers of the order's location, the staff member's own first. */
  tills: Type.Array(
    Entity({ id: Type.String({ format: 'uuid' }), name: Type.String(), is_own: Type.Boolean() }),
  ),
  /** Balances of the order's customer. */
  balances: Entity({ STORE_CREDIT: Balance, GIFT: Balance }),
  /** Devices sold with the order that the store has bought back since, with their trade-ins. */
  bought_back: Type.Array(
    Entity({
      serial: Type.String(),
      trade_request_id: Type.String({ format: 'uuid' }),
      number: Type.Integer(),
      date: Timestamp,
    }),
  ),
});
export type PaymentOptions = Static<typeof PaymentOptions>;
