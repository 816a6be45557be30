import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { visiblePattern } from '../textPatterns.ts';

/** Longest text that is told, by e-mail. */
export const MAX_MESSAGE = 5000;

/** Longest text message, without the link. */
export const MAX_TOLD_TEXT = 1400;

/** What staff chose to tell the customer where a rule asks; a text of null: nothing, unless it is as offered. */
export const Tell = Entity({
  /** The text of the rule's template, to each customer with their values. */
  as_offered: Type.Optional(Type.Boolean()),
  text: NullableString({ maxLength: MAX_MESSAGE, pattern: visiblePattern, multiline: true }),
});
export type Tell = Static<typeof Tell>;

/** Null: nobody was asked. */
export const NullableTell = Type.Unsafe<Tell | null>({ ...Tell, type: ['object', 'null'], default: null });
