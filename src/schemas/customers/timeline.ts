import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';

export const timelineKinds = [
  'APPOINTMENT',
  'QUOTE',
  'ORDER',
  'REQUEST',
  'MAIL',
  'SHIPMENT',
  'CHANGE',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** An event in a customer's timeline. */
export const TimelineEntry = Type.Object({
  kind: Type.Enum([...timelineKinds]),
  id: Type.String(),
  date: Type.String({ format: 'date-time' }),
  /** Subject of the event: booked repairs, an excerpt of a message, the change. */
  about: Nullable('string'),
  /** Status of the appointment, order or email; the action of a change. */
  state: Nullable('string'),
  /** The staff member. */
  by: Nullable('string'),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

/** Length of a note excerpt (contract 4 §9). */
export const noteExcerptLength = 150;
