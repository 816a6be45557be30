import { answerOf } from '../dataProvider/errors.ts';
import {
  sessionEndProblems,
  sessionEndReasons,
  type SessionEndReason,
} from '../schemas/account/sessionEnd.ts';

/** Why the sign-in is shown to somebody who did not ask for it; `over` where the services do not say more. */
export type WhyOut = SessionEndReason | 'over' | 'elsewhere' | 'needed';

const key = 'signedOut';

/** Why a refused call says that nobody is signed in any more. */
export function endingOf(error: unknown): WhyOut {
  const { type } = { ...(answerOf(error) as { type?: unknown } | undefined) };
  return sessionEndReasons.find((one) => sessionEndProblems[one] === type) ?? 'over';
}

/** Keeps for the sign-in of this tab why it is shown. */
export const noteWhyOut = (why: WhyOut): void => sessionStorage.setItem(key, why);

export const whyOut = (): WhyOut | undefined => (sessionStorage.getItem(key) as WhyOut | null) ?? undefined;

export const forgetWhyOut = (): void => sessionStorage.removeItem(key);
