import { Type, type Static } from 'typebox';
import { right, type AccessRule } from '../can.ts';
import { Entity, Nullable, NullableString } from '../common.ts';
import { atOwnLocation } from '../atOwnLocation.ts';
import { Cents, Currency } from '../money.ts';
import { balanceKinds } from '../sales/states.ts';
import { transactionKinds } from './accounts.ts';

/** A change of a customer balance; positive is an increase. */
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

/** The balances of a customer in cents and their changes, latest first (contract 4 §2.6). */
export const CustomerBalances = Entity({
  STORE_CREDIT: Type.Integer(),
  GIFT: Type.Integer(),
  currency: Currency,
  entries: Type.Array(BalanceEntry),
  /** Total number of entries. */
  total: Type.Integer(),
});
export type CustomerBalances = Static<typeof CustomerBalances>;

/** A manual change of store credit or a gift balance. */
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
/** Requires EDIT_CUSTOMER and REFUND_ORDER; for the own location without VIEW_ALL_LOCATIONS. */
export const changesBalances: AccessRule = (who) =>
  editsCustomers(who) === true ? atOwnLocation(right('REFUND_ORDER'))(who) : false;

/** Access to customer balances. */
export const balances = { access: { one: seesBalances, update: changesBalances } };
