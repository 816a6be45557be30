import { responseBodyOf } from '../dataProvider/errors.ts';
import {
  sessionEndProblems,
  sessionEndReasons,
  type SessionEndReason,
} from '../schemas/account/sessionEnd.ts';

/** Why the sign-in screen appears; `over` if the services give no reason. */
export type SignOutReason = SessionEndReason | 'over' | 'elsewhere' | 'needed';

const key = 'signedOut';

/** Returns why the session ended, from the error of a refused call. */
export function signOutReasonOf(error: unknown): SignOutReason {
  const { type } = { ...(responseBodyOf(error) as { type?: unknown } | undefined) };
  return sessionEndReasons.find((one) => sessionEndProblems[one] === type) ?? 'over';
}

/** Stores the reason for this tab's sign-in screen. */
export const saveSignOutReason = (why: SignOutReason): void => sessionStorage.setItem(key, why);

export const readSignOutReason = (): SignOutReason | undefined =>
  (sessionStorage.getItem(key) as SignOutReason | null) ?? undefined;

export const clearSignOutReason = (): void => sessionStorage.removeItem(key);
