import { answerOf } from '../dataProvider/errors.ts';
import { secondFactorProblems, type Lack } from '../schemas/account/secondFactor.ts';

const typeOf = (error: unknown) => (answerOf(error) as { type?: unknown } | undefined)?.type;

/** What the session needs, as a refusal says, before it is good for anything else. */
export function lackOf(error: unknown): Lack | undefined {
  const type = typeOf(error);
  return (['code', 'enrolment'] as const).find((lack) => type === secondFactorProblems[lack]);
}

/** Whether the password has to be typed again. */
export const needsPassword = (error: unknown): boolean => typeOf(error) === secondFactorProblems.password;
