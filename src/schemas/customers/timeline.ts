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

/** One thing that happened with a customer. */
export const TimelineEntry = Type.Object({
  kind: Type.Enum([...timelineKinds]),
  id: Type.String(),
  date: Type.String({ format: 'date-time' }),
  /** What was booked, written, or done. */
  about: Nullable('string'),
  /** The status of a booking or an order, the state of a mail, what was done of a change. */
  state: Nullable('string'),
  /** Who did it of the staff. */
  by: Nullable('string'),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

/** So much of a note shows (contract 4 §9). */
export const noteExcerptLength = 150;
