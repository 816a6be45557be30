import { Type, type Static } from 'typebox';
import { Entity, Id, NullableString, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { Currency } from '../money.ts';
import { lineKinds } from '../sales/states.ts';
import { seesCommissions } from './access.ts';
import { rateKinds } from './earning.ts';

/** Earned when the order was completed, or clawed back after a refund. */
const commissionEvents = ['EARNED', 'TAKEN_BACK'] as const;

const Sum = () => Type.Integer({ readOnly: true, cents: true });

/** The commission of a staff member for an order line; append-only (contract 4 §2.10). */
export const Commission = Entity({
  id: Id,
  store_id: Id,
  event: Type.Enum([...commissionEvents], { readOnly: true }),
  staff_id: Type.String({ format: 'uuid', readOnly: true, reference: 'staff' }),
  person: NullableString({ readOnly: true, elsewhere: true }),
  location_id: Type.Integer({ readOnly: true, reference: 'locations' }),
  /** In the location's time zone. */
  day: Type.String({ format: 'date', readOnly: true }),
  /** The month of `day`, YYYY-MM. */
  month: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', readOnly: true }),
  order_id: Type.String({ format: 'uuid', readOnly: true, names: 'orders' }),
  order_no: Type.Integer({ readOnly: true }),
  order_line_id: Type.String({ format: 'uuid', readOnly: true }),
  /** Kind of the order line. */
  kind: Type.Enum([...lineKinds], { readOnly: true }),
  name: Type.String({ readOnly: true }),
  /** Negative for returns, as are net and amount. */
  quantity: Type.Integer({ readOnly: true }),
  /** Revenue of the line before taxes. */
  net: Sum(),
  /** The applied rule and its terms. */
  rule_id: Type.String({ format: 'uuid', readOnly: true, names: 'commissionRules' }),
  rate_kind: Type.Enum([...rateKinds], { readOnly: true }),
  rate: Type.Integer({ readOnly: true }),
  amount: Sum(),
  currency: Currency,
  /** The ledger transaction. */
  transaction_id: Type.String({ format: 'uuid', readOnly: true, names: 'transactions' }),
  created_date: Timestamp,
});
export type Commission = Static<typeof Commission>;

/** Commissions of a staff member in a month, in cents. */
export const CommissionSum = Entity({
  staff_id: Type.String({ format: 'uuid' }),
  person: NullableString(),
  /** Number of lines with a commission. */
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
