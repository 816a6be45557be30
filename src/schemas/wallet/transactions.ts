import { Type, type Static } from 'typebox';
import { Entity, Id, Nullable, NullableString, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { Currency } from '../money.ts';
import { reverses, seesWallet } from './access.ts';
import { accounts, manualKinds, transactionKinds } from './accounts.ts';

/** Debits are positive, credits negative. */
export const LedgerEntry = Entity({
  account: Type.Enum([...accounts]),
  amount: Type.Integer({ cents: true }),
  customer_id: NullableString({ format: 'uuid', names: 'customers' }),
  register_id: NullableString({ format: 'uuid', names: 'registers' }),
});
export type LedgerEntry = Static<typeof LedgerEntry>;

const Source = (names: string) => NullableString({ format: 'uuid', readOnly: true, names });

/** What was noted in the ledger at once; its entries are nought together, and nothing of it is ever changed (contract 4 §2.10). */
export const Transaction = Entity({
  id: Id,
  store_id: Id,
  kind: Type.Enum([...transactionKinds], { readOnly: true }),
  location_id: Type.Integer({ readOnly: true, reference: 'locations' }),
  /** The day on the location's calendar. */
  day: Type.String({ format: 'date', readOnly: true }),
  /** The sum of its debits. */
  amount: Type.Integer({ readOnly: true, cents: true }),
  currency: Currency,
  customer_id: NullableString({ format: 'uuid', readOnly: true, reference: 'customers' }),
  order_id: Source('orders'),
  payment_id: Source('payments'),
  register_id: Source('registers'),
  trade_request_id: Source('tradeRequests'),
  /** The transaction that it takes back; and the one that takes it back. */
  reversal_of: Source('transactions'),
  reversed_by: NullableString({ format: 'uuid', readOnly: true, elsewhere: true }),
  /** Of what is noted by hand. */
  reason: NullableString({ readOnly: true }),
  note: NullableString({ readOnly: true }),
  /** What people call what it is of. */
  order_no: Nullable('integer', { readOnly: true, elsewhere: true }),
  register_number: Nullable('integer', { readOnly: true, elsewhere: true }),
  customer_name: NullableString({ readOnly: true, elsewhere: true }),
  entries: Type.Array(LedgerEntry, { readOnly: true }),
  created_by: NullableString({ readOnly: true }),
  by: NullableString({ readOnly: true, elsewhere: true }),
  created_date: Timestamp,
});
export type Transaction = Static<typeof Transaction>;

export const transactions = model({
  name: 'transactions',
  schema: Transaction,
  service: 'product',
  label: 'kind',
  filters: {
    day: 'range',
    kind: 'equals',
    location_id: 'equals',
    created_by: 'equals',
    customer_id: 'equals',
    order_id: 'equals',
    register_id: 'equals',
    amount: 'range',
  },
  sorts: { created_date: 'created_date', amount: 'amount' },
  defaultSort: { field: 'created_date', order: 'DESC' },
  access: { list: seesWallet, one: seesWallet },
  stateOf: 'kind',
  /** Takes back what was noted by hand, by a transaction of the opposite. */
  steps: {
    reverse: {
      access: reverses,
      from: [...manualKinds],
      values: { note: Type.String({ pattern: '\\S', maxLength: 500 }) },
    },
  },
});
