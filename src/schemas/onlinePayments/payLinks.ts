import { Type, type Static } from 'typebox';
import { Entity } from '../common.ts';
import { NullableCents } from '../money.ts';
import { paymentWays } from './settings.ts';

/** How a payment link is sent. */
export const linkChannels = ['EMAIL', 'TEXT'] as const;
export type LinkChannel = (typeof linkChannels)[number];

/** What a customer can pay of a ticket online. */
export const TicketPayment = Entity({
  way: Type.Enum([...paymentWays]),
  /** Cents that are due. */
  due: Type.Integer(),
  /** The deposit that was asked by hand, in cents; null: none. */
  asked: NullableCents(),
  /** What of the asked deposits is not paid yet. */
  deposit: Type.Integer(),
  /** Whether an estimate waits for the customer's answer: then the deposit alone can be paid. */
  awaits_answer: Type.Boolean(),
  /** How the customer can be sent a link. */
  channels: Type.Array(Type.Enum([...linkChannels])),
});
export type TicketPayment = Static<typeof TicketPayment>;

export const AskedDeposit = Entity({
  /** Null: none is asked any more. */
  amount: NullableCents({ minimum: 1 }),
});

export const NewPayLink = Entity({
  /** A repeated request sends once. */
  key: Type.String({ format: 'uuid' }),
  channel: Type.Enum([...linkChannels]),
});
