import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';

export const answerStates = ['OK', 'FAULT', 'NOT_TESTABLE'] as const;
export type AnswerState = (typeof answerStates)[number];

/** The answer to a point of a checklist. */
const Answer = Entity({
  /** Key of the point. */
  item: Type.String({ minLength: 1, maxLength: 50 }),
  state: NullableString({ enum: [...answerStates, null] }),
  text: NullableString({ maxLength: 500 }),
});
export type Answer = Static<typeof Answer>;

/** The answers to the checklist of a form, of the version of the rules that was shown. */
export const Condition = Entity({
  version: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** Key of the form. */
  form: Type.String({ minLength: 1, maxLength: 50 }),
  answers: Type.Array(Answer, { default: [], maxItems: 100 }),
});
export type Condition = Static<typeof Condition>;

export const NullableCondition = (options: object = {}) =>
  Type.Unsafe<Condition | null>({ ...Condition, type: ['object', 'null'], default: null, ...options });

/** Keys of the points that are answered otherwise than before. */
export const differences = (before: Condition | null, after: Condition | null): string[] => {
  const known = new Map(before?.answers.map((answer) => [answer.item, answer]));
  return (after?.answers ?? [])
    .filter(({ item, state, text }) => {
      const old = known.get(item);
      return (old?.state ?? null) !== state || (old?.text ?? null) !== text;
    })
    .map(({ item }) => item);
};
