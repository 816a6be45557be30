import { Type, type Static } from 'typebox';
import { Entity, Timestamp } from '../common.ts';

const Balance = Type.Integer({ description: 'Cents.' });

/** What can pay for an order, or take back what was paid (contract 3 §7). */
export const PaymentOptions = Entity({
  /** Open tills of the order's location, one's own first. */
  tills: Type.Array(
    Entity({ id: Type.String({ format: 'uuid' }), name: Type.String(), is_own: Type.Boolean() }),
  ),
  /** What the order's customer can pay with. */
  balances: Entity({ STORE_CREDIT: Balance, GIFT: Balance }),
  /** Devices that it sold, and that the store has bought from somebody since: their trade-ins. */
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
