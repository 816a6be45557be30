import { Type, type Static } from 'typebox';
import { Entity, Id, NullableString, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { Currency } from '../money.ts';
import { lineKinds } from '../sales/states.ts';
import { seesCommissions } from './access.ts';
import { rateKinds } from './earning.ts';

/** Earned when the order was completed, or taken back when something of it was given back. */
export const commissionEvents = ['EARNED', 'TAKEN_BACK'] as const;

const Sum = () => Type.Integer({ readOnly: true, cents: true });

/** What a person earned with a line of an order; only added to (contract 4 §2.10). */
export const Commission = Entity({
  id: Id,
  store_id: Id,
  event: Type.Enum([...commissionEvents], { readOnly: true }),
  staff_id: Type.String({ format: 'uuid', readOnly: true, reference: 'staff' }),
  person: NullableString({ readOnly: true, elsewhere: true }),
  location_id: Type.Integer({ readOnly: true, reference: 'locations' }),
  /** On the location's calendar. */
  day: Type.String({ format: 'date', readOnly: true }),
  /** Of the day, YYYY-MM. */
  month: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', readOnly: true }),
  order_id: Type.String({ format: 'uuid', readOnly: true, names: 'orders' }),
  order_no: Type.Integer({ readOnly: true }),
  order_line_id: Type.String({ format: 'uuid', readOnly: true }),
  /** The line's. */
  kind: Type.Enum([...lineKinds], { readOnly: true }),
  name: Type.String({ readOnly: true }),
  /** Negative of what came back, as are net and amount. */
  quantity: Type.Integer({ readOnly: true }),
  /** What the line brought in before taxes. */
  net: Sum(),
  /** The rule that it comes of, and what that said. */
  rule_id: Type.String({ format: 'uuid', readOnly: true, names: 'commissionRules' }),
  rate_kind: Type.Enum([...rateKinds], { readOnly: true }),
  rate: Type.Integer({ readOnly: true }),
  amount: Sum(),
  currency: Currency,
  /** Of the ledger. */
  transaction_id: Type.String({ format: 'uuid', readOnly: true, names: 'transactions' }),
  created_date: Timestamp,
});
export type Commission = Static<typeof Commission>;

/** What a person earned in a month, in cents. */
export const CommissionSum = Entity({
  staff_id: Type.String({ format: 'uuid' }),
  person: NullableString(),
  /** How many lines earned something. */
  lines: Type.Integer(),
  net: Type.Integer(),
  earned: Type.Integer(),
  taken_back: Type.Integer(),
  amount: Type.Integer(),
});
export type CommissionSum = Static<typeof CommissionSum>;

export const commissions = model({
  name: 'commissions',
  schema: Commission,
  service: 'product',
  label: 'name',
  filters: {
    month: 'equals',
    staff_id: 'equals',
    location_id: 'equals',
    kind: 'equals',
    event: 'equals',
    order_id: 'equals',
    day: 'range',
  },
  sorts: { day: 'day', amount: 'amount' },
  defaultSort: { field: 'day', order: 'DESC' },
  access: { list: seesCommissions, one: seesCommissions },
});
