import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';
import { Strokes } from '../tickets/signatures.ts';
import { answerChannels, answers } from './states.ts';

/** Lengths of the customer's name and words. */
export const MAX_SIGNER = 200;
export const MAX_ANSWER = 1600;

/** What a customer answered to an estimate; only added to. */
export const EstimateAnswer = Type.Object({
  id: Type.String(),
  answer: Type.Enum([...answers]),
  /** The approved option: its index, and its name then. */
  option: Nullable('integer'),
  option_name: Nullable('string'),
  /** Who answered. */
  name: Type.String(),
  /** A reason or question. */
  text: Nullable('string'),
  /** Whether a signature was drawn, which is read by itself. */
  is_signed: Type.Boolean(),
  channel: Type.Enum([...answerChannels]),
  /** From which IP address. */
  ip: Nullable('string'),
  /** SHA-256 of the answer with what was answered to; of earlier answers, only of the latter. Both are kept with it. */
  hash: Type.String(),
  /** Name of the staff member who wrote it down. */
  by: Nullable('string'),
  created_date: Type.String({ format: 'date-time' }),
});
export type EstimateAnswer = Static<typeof EstimateAnswer>;

/**
 * OFFER_UNCHANGED: an answer from before the hash covered more than what was answered to. ERASED: the customer's words and
 * names were removed on request, so it cannot be checked.
 */
export const answerChecks = ['UNCHANGED', 'OFFER_UNCHANGED', 'DIFFERS', 'ERASED'] as const;
export type AnswerCheck = (typeof answerChecks)[number];

/** Whether an answer, and what it answered to, are as they were given. */
export const CheckedAnswer = Type.Object({
  /** Of the answer. */
  id: Type.String(),
  check: Type.Enum([...answerChecks]),
});
export type CheckedAnswer = Static<typeof CheckedAnswer>;

/** The signature that was drawn with an answer. */
export const EstimateSignature = Type.Object({
  /** Of the answer. */
  id: Type.String(),
  strokes: Strokes,
});
