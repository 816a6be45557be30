import { Type, type Static } from 'typebox';
import { Entity } from '../common.ts';
import { accounts } from './accounts.ts';

/** Totals of a ledger account in cents; the balance is debits less credits. */
export const AccountTotal = Entity({
  account: Type.Enum([...accounts]),
  debit: Type.Integer(),
  credit: Type.Integer(),
  balance: Type.Integer(),
});
export type AccountTotal = Static<typeof AccountTotal>;
