import { responseBodyOf } from '../dataProvider/errors.ts';
import {
  sessionEndProblems,
  sessionEndReasons,
  type SessionEndReason,
} from '../schemas/account/sessionEnd.ts';

/** Why the sign-in is shown to somebody who did not ask for it; `over` where the services do not say more. */
export type SignOutReason = SessionEndReason | 'over' | 'elsewhere' | 'needed';

const key = 'signedOut';

/** Why a refused call says that nobody is signed in any more. */
export function signOutReasonOf(error: unknown): SignOutReason {
  const { type } = { ...(responseBodyOf(error) as { type?: unknown } | undefined) };
  return sessionEndReasons.find((one) => sessionEndProblems[one] === type) ?? 'over';
}

/** Keeps for the sign-in of this tab why it is shown. */
export const saveSignOutReason = (why: SignOutReason): void => sessionStorage.setItem(key, why);

export const readSignOutReason = (): SignOutReason | undefined =>
  (sessionStorage.getItem(key) as SignOutReason | null) ?? undefined;

export const clearSignOutReason = (): void => sessionStorage.removeItem(key);
