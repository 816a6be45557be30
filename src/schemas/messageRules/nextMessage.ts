import { Type, type Static } from 'typebox';
import { BATCH_SIZE } from '../batch.ts';
import { Nullable } from '../common.ts';
import type { EstimateState } from '../estimates/states.ts';
import { deviceStates, outcomes } from '../tickets/states.ts';
import { messageChannels, ruleModes } from './events.ts';
import { messagePlaceholders } from './placeholders.ts';
import { notSentReasons } from './told.ts';

/** Where steps lead: the state, and the outcome of devices that are finished. */
const Destination = {
  to: Type.Enum([...deviceStates]),
  outcome: Type.Optional(Type.Enum([...outcomes])),
};

/** States to which staff bring an estimate by steps that can ask what to tell. */
export const askedStates = ['SENT', 'APPROVED', 'DECLINED'] as const satisfies EstimateState[];
export type AskedState = (typeof askedStates)[number];

export const NextEstimateState = Type.Object(
  { to: Type.Enum([...askedStates]) },
  { additionalProperties: false },
);

export const NextState = Type.Object(Destination, { additionalProperties: false });
export type NextState = Static<typeof NextState>;

/** What the customer would be told if a device or an estimate came to a state. */
export const NextMessage = Type.Object({
  /** OFF: nothing, or it was told already. */
  mode: Type.Enum([...ruleModes]),
  channel: Nullable('string', { enum: [...messageChannels, null] }),
  /** Why nothing can be sent; null if it can. */
  reason: Nullable('string', { enum: [...notSentReasons, null] }),
  text: Type.String(),
});
export type NextMessage = Static<typeof NextMessage>;

/** Devices that are to be moved to a state. */
export const NextMoves = Type.Object(
  {
    ...Destination,
    ids: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: BATCH_SIZE }),
  },
  { additionalProperties: false },
);
export type NextMoves = Static<typeof NextMoves>;

/** What their customers would be told: how many the same, with the text for the first, and its ticket's number. */
export const NextMessages = Type.Object({
  data: Type.Array(Type.Object({ ...NextMessage.properties, count: Type.Integer(), number: Type.Integer() })),
});
export type NextMessages = Static<typeof NextMessages>;

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
