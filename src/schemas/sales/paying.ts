import { Type, type Static } from 'typebox';
import { Entity } from '../common.ts';

const Balance = Type.Integer({ description: 'Cents.' });

/** What can pay for an order, or take back what was paid (contract 3 §7). */
export const Paying = Entity({
  /** Open tills of the order's location, one's own first. */
  tills: Type.Array(
    Entity({ id: Type.String({ format: 'uuid' }), name: Type.String(), is_own: Type.Boolean() }),
  ),
  /** What the order's customer can pay with. */
  balances: Entity({ STORE_CREDIT: Balance, GIFT: Balance }),
});
export type Paying = Static<typeof Paying>;
