import { Type, type Static } from 'typebox';
import { right, type AccessRule } from '../can.ts';
import { Entity, Nullable, NullableString } from '../common.ts';
import { atOwnLocation } from '../atOwnLocation.ts';
import { Cents, Currency } from '../money.ts';
import { balanceKinds } from '../sales/states.ts';
import { transactionKinds } from './accounts.ts';

/** What became of a balance: positive is more. */
export const BalanceEntry = Entity({
  id: Type.String({ format: 'uuid' }),
  kind: Type.Enum([...transactionKinds]),
  balance: Type.Enum([...balanceKinds]),
  amount: Type.Integer(),
  order_id: NullableString({ format: 'uuid' }),
  order_no: Nullable('integer'),
  note: NullableString(),
  by: NullableString(),
  created_date: Type.String({ format: 'date-time' }),
});
export type BalanceEntry = Static<typeof BalanceEntry>;

/** What the store owes a customer, in cents, and how it came to that, the last first (contract 4 §2.6). */
export const CustomerBalances = Entity({
  STORE_CREDIT: Type.Integer(),
  GIFT: Type.Integer(),
  currency: Currency,
  entries: Type.Array(BalanceEntry),
  /** How many entries there are in all. */
  total: Type.Integer(),
});
export type CustomerBalances = Static<typeof CustomerBalances>;

/** Store credit or a gift balance that is given or taken by hand. */
export const BalanceChange = Entity({
  key: Type.String({ format: 'uuid' }),
  balance: Type.Enum([...balanceKinds]),
  direction: Type.Enum(['GIVE', 'TAKE']),
  amount: Cents({ minimum: 1 }),
  note: Type.String({ pattern: '\\S', maxLength: 500 }),
  location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type BalanceChange = Static<typeof BalanceChange>;

export const seesBalances = right('EDIT_ORDER', 'REFUND_ORDER', 'VIEW_WALLET');

const editsCustomers = right('EDIT_CUSTOMER');
/** Whoever may write customers and give money back, where they work. */
export const changesBalances: AccessRule = (who) =>
  editsCustomers(who) === true ? atOwnLocation(right('REFUND_ORDER'))(who) : false;

/** What customers have, as a whole. */
export const balances = { access: { one: seesBalances, update: changesBalances } };
