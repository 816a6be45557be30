import { Type, type Static } from 'typebox';
import { Entity, Nullable } from '../common.ts';
import type { Rule } from '../model.ts';
import { nonBlankLine } from '../textPatterns.ts';
import { signatureKinds } from './intakeRules.ts';

/** Strokes are drawn in a box of this width; its height is a third of that. */
export const SIGNATURE_WIDTH = 900;
export const SIGNATURE_HEIGHT = SIGNATURE_WIDTH / 3;
/** Numbers of a stroke, and strokes. */
export const MAX_STROKE = 2000;
export const MAX_STROKES = 100;
/** Length of all strokes below which it is a dot. */
const MIN_LENGTH = 60;

const Stroke = Type.Array(Type.Integer({ minimum: 0, maximum: SIGNATURE_WIDTH }), {
  minItems: 2,
  maxItems: MAX_STROKE,
});

/** A signature as strokes, each a list of x and y in turn. */
export const Strokes = Type.Array(Stroke, { minItems: 1, maxItems: MAX_STROKES });
export type Strokes = Static<typeof Strokes>;

const Language = Type.Enum(['en', 'fr']);

/** What is signed: the terms in a version and language, known by the hash of their text. */
const signed = {
  version: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  language: Language,
  hash: Type.String({ pattern: '^[\\da-f]{64}$' }),
  name: Type.String({ ...nonBlankLine, maxLength: 200 }),
  strokes: Strokes,
};

const Signed = Entity(signed);
export type NewSignature = Static<typeof Signed>;

/** The signature with which devices are taken in. */
export const IntakeSignature = Type.Unsafe<NewSignature | null>({
  ...Signed,
  type: ['object', 'null'],
  default: null,
  elsewhere: true,
});

/** A signature that is added to a ticket. */
export const SignatureOfTicket = Entity({ kind: Type.Enum([...signatureKinds]), ...signed });

export const Signature = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...signatureKinds]),
  version: Type.Integer(),
  language: Language,
  hash: Type.String(),
  name: Type.String(),
  strokes: Strokes,
  /** Given after the moment that it is for. */
  is_late: Type.Boolean(),
  by: Nullable('string'),
  created_date: Type.String({ format: 'date-time' }),
});
export type Signature = Static<typeof Signature>;

/** The terms to sign; `html` is empty and `hash` null if there are none. */
export const TermsToSign = Type.Object({
  version: Type.Integer(),
  language: Language,
  html: Type.String(),
  hash: Nullable('string'),
});
export type TermsToSign = Static<typeof TermsToSign>;

/** Whether strokes are too short for a signature, such as a dot. */
export const isDot = (strokes: Strokes): boolean =>
  strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) < MIN_LENGTH;

function lengthOf(stroke: readonly number[]): number {
  let length = 0;
  for (let at = 2; at + 1 < stroke.length; at += 2)
    length += Math.hypot(stroke[at]! - stroke[at - 2]!, stroke[at + 1]! - stroke[at - 1]!);
  return length;
}

/** A signature that comes with a new ticket is none of one dot. */
export const signsMore: Rule<{ signature: NewSignature | null }> = {
  fields: ['signature'],
  check: ({ signature }) =>
    signature && isDot(signature.strokes) ? [{ path: '/signature/strokes', code: 'dot' }] : [],
};
