import { Type, type Static } from 'typebox';
import { Entity } from '../common.ts';
import { Cents } from '../money.ts';
import { paymentRequest } from '../sales/paymentRequest.ts';

const Deposit = Entity({ ...paymentRequest, amount: Cents({ minimum: 1 }) });
export type Deposit = Static<typeof Deposit>;

/** What is paid when devices are taken in: the first payment of the ticket's order. */
export const IntakeDeposit = Type.Unsafe<Deposit | null>({
  ...Deposit,
  type: ['object', 'null'],
  default: null,
  elsewhere: true,
});
