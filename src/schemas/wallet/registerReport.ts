import { Type, type Static } from 'typebox';
import { Entity, Nullable, NullableString } from '../common.ts';
import { balanceKinds, paymentMethods } from '../sales/states.ts';
import { taxAccounts, transactionKinds } from './accounts.ts';

const Sum = Type.Integer();

/** Payments by method less reversals, and refunds. */
export const PaymentMethodTotal = Entity({
  method: Type.Enum([...paymentMethods]),
  balance: NullableString({ enum: [...balanceKinds, null] }),
  payments: Type.Integer(),
  taken: Sum,
  refunds: Type.Integer(),
  given_back: Sum,
});
export type PaymentMethodTotal = Static<typeof PaymentMethodTotal>;

/** Cash added to a register (positive) or removed from it. */
export const RegisterMovement = Entity({
  id: Type.String({ format: 'uuid' }),
  kind: Type.Enum([...transactionKinds]),
  /** For reversals: the kind of the reversed transaction. */
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
 * The report of a register (contract 4 §2.10), taken from its ledger transactions: whole cents, by payment method and
 * cash movement, latest movement first.
 */
export const RegisterReport = Entity({
  methods: Type.Array(PaymentMethodTotal),
  /** Taxes of the sales completed at the register, less returns. */
  taxes: Type.Array(Entity({ account: Type.Enum([...taxAccounts]), amount: Sum })),
  /** expected = float + taken - given_back + cash_in - cash_out. */
  cash: Entity({ float: Sum, taken: Sum, given_back: Sum, cash_in: Sum, cash_out: Sum, expected: Sum }),
  movements: Type.Array(RegisterMovement),
});
export type RegisterReport = Static<typeof RegisterReport>;
