import { Type, type Static } from 'typebox';
import { Entity } from '../common.ts';
import { accounts } from './accounts.ts';

/** What was noted on an account, in cents: debits less credits are the balance. */
export const AccountTotal = Entity({
  account: Type.Enum([...accounts]),
  debit: Type.Integer(),
  credit: Type.Integer(),
  balance: Type.Integer(),
});
export type AccountTotal = Static<typeof AccountTotal>;
