import { Type, type Static } from 'typebox';
import { Entity, Nullable, NullableString } from '../common.ts';
import { balanceKinds, paymentMethods } from '../sales/states.ts';
import { taxAccounts, transactionKinds } from './accounts.ts';

const Sum = Type.Integer();

/** What was paid in one way, less what was noted by mistake, and what was given back. */
export const PaymentMethodTotal = Entity({
  method: Type.Enum([...paymentMethods]),
  balance: NullableString({ enum: [...balanceKinds, null] }),
  payments: Type.Integer(),
  taken: Sum,
  refunds: Type.Integer(),
  given_back: Sum,
});
export type PaymentMethodTotal = Static<typeof PaymentMethodTotal>;

/** Cash that came into a till (positive), or left it. */
export const RegisterMovement = Entity({
  id: Type.String({ format: 'uuid' }),
  kind: Type.Enum([...transactionKinds]),
  /** Of a reversal: what it takes back. */
  reverses: NullableString({ enum: [...transactionKinds, null] }),
  amount: Sum,
  reason: NullableString(),
  note: NullableString(),
  order_id: NullableString({ format: 'uuid' }),
  order_no: Nullable('integer'),
  by: NullableString(),
  created_date: Type.String({ format: 'date-time' }),
});
export type RegisterMovement = Static<typeof RegisterMovement>;

/**
 * A till's day (contract 4 §2.10), which is what the ledger notes at it: whole cents, by way of paying and as its cash moved;
 * the last movement comes first.
 */
export const RegisterReport = Entity({
  methods: Type.Array(PaymentMethodTotal),
  /** Of the sales that were completed at it, less those of what came back. */
  taxes: Type.Array(Entity({ account: Type.Enum([...taxAccounts]), amount: Sum })),
  /** float + taken - given_back + cash_in - cash_out is what has to be there. */
  cash: Entity({ float: Sum, taken: Sum, given_back: Sum, cash_in: Sum, cash_out: Sum, expected: Sum }),
  movements: Type.Array(RegisterMovement),
});
export type RegisterReport = Static<typeof RegisterReport>;
