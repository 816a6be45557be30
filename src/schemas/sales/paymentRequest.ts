import { Type } from 'typebox';
import { NullableString } from '../common.ts';
import { Cents } from '../money.ts';
import { balanceKinds, paymentMethods } from './states.ts';

/** What a payment asks for. */
export const paymentRequest = {
  method: Type.Enum([...paymentMethods]),
  /** Cents, up to the amount due, which is the default. */
  amount: Type.Optional(Cents({ minimum: 1 })),
  /** Cash received; the excess over the amount is returned as change. */
  tendered: Type.Optional(Cents()),
  /** Reference number of the terminal or the online payment. */
  reference: Type.Optional(NullableString({ maxLength: 100 })),
  /** The customer balance to pay with (WALLET). */
  balance: Type.Optional(Type.Enum([...balanceKinds])),
  /** The open register; required for cash. */
  register_id: Type.Optional(NullableString({ format: 'uuid', names: 'registers' })),
};
