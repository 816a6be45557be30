import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';
import { deviceStates } from '../tickets/states.ts';
import { messageChannels, ruleModes } from './events.ts';
import { messagePlaceholders } from './placeholders.ts';
import { notSentReasons } from './ticketMessages.ts';

export const NextState = Type.Object({ to: Type.Enum([...deviceStates]) }, { additionalProperties: false });

/** What the customer would be told if a device reached a state. */
export const NextMessage = Type.Object({
  /** OFF: nothing, or it was told already. */
  mode: Type.Enum([...ruleModes]),
  channel: Nullable('string', { enum: [...messageChannels, null] }),
  /** Why nothing can be sent; null if it can. */
  reason: Nullable('string', { enum: [...notSentReasons, null] }),
  text: Type.String(),
});
export type NextMessage = Static<typeof NextMessage>;

const Values = Type.Object(
  Object.fromEntries(messagePlaceholders.map((name) => [name, Type.Optional(Type.String())])),
);

/** What placeholders stand for in messages about a ticket, and the customer's language. */
export const TicketValues = Type.Object({
  language: Type.Enum(['en', 'fr']),
  en: Values,
  fr: Values,
});
export type TicketValues = Static<typeof TicketValues>;
