import { Type, type Static } from 'typebox';
import { Entity, Id, Nullable, NullableString, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { Currency } from '../money.ts';
import { reverses, seesWallet } from './access.ts';
import { accounts, manualKinds, transactionKinds } from './accounts.ts';

/** Debits are positive, credits negative. */
const LedgerEntry = Entity({
  account: Type.Enum([...accounts]),
  amount: Type.Integer({ cents: true }),
  customer_id: NullableString({ format: 'uuid', names: 'customers' }),
  register_id: NullableString({ format: 'uuid', names: 'registers' }),
});
export type LedgerEntry = Static<typeof LedgerEntry>;

const Source = (names: string) => NullableString({ format: 'uuid', readOnly: true, names });

/** A ledger transaction; its entries add up to 0, and it is immutable (contract 4 §2.10). */
export const Transaction = Entity({
  id: Id,
  store_id: Id,
  kind: Type.Enum([...transactionKinds], { readOnly: true }),
  location_id: Type.Integer({ readOnly: true, reference: 'locations' }),
  /** In the location's time zone. */
  day: Type.String({ format: 'date', readOnly: true }),
  /** Sum of its debits. */
  amount: Type.Integer({ readOnly: true, cents: true }),
  currency: Currency,
  customer_id: NullableString({ format: 'uuid', readOnly: true, reference: 'customers' }),
  order_id: Source('orders'),
  payment_id: Source('payments'),
  register_id: Source('registers'),
  trade_request_id: Source('tradeRequests'),
  /** The transaction that this one reverses; and the one that reverses this one. */
  reversal_of: Source('transactions'),
  reversed_by: NullableString({ format: 'uuid', readOnly: true, elsewhere: true }),
  /** For manual transactions. */
  reason: NullableString({ readOnly: true }),
  note: NullableString({ readOnly: true }),
  /** Display names of the referenced records. */
  order_no: Nullable('integer', { readOnly: true, elsewhere: true }),
  register_number: Nullable('integer', { readOnly: true, elsewhere: true }),
  customer_name: NullableString({ readOnly: true, elsewhere: true }),
  entries: Type.Array(LedgerEntry, { readOnly: true }),
  created_by: NullableString({ readOnly: true }),
  by: NullableString({ readOnly: true, elsewhere: true }),
  created_date: Timestamp,
});
export type Transaction = Static<typeof Transaction>;

/** What belongs to an order or trade-in is refunded instead. */
const irreversible = (record: Record<string, unknown>) =>
  (record.order_id ?? record.payment_id ?? record.trade_request_id)
    ? 'not_by_hand'
    : record.reversed_by
      ? 'reversed'
      : undefined;

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
  /** Reverses a manual transaction by an opposite one. */
  steps: {
    reverse: {
      access: reverses,
      from: [...manualKinds],
      blockedBy: irreversible,
      values: { note: Type.String({ pattern: '\\S', maxLength: 500, multiline: true }) },
    },
  },
});
