import { problemsOf } from '../dataProvider/errors.ts';
import { queryClient } from '../queryClient.ts';
import { accountCalls } from '../schemas/account/calls.ts';
import { callStore } from './callStore.ts';
import { loadIdentity } from './identity.ts';
import { loadStore } from './loadStore.ts';
import { applyStaffLanguage } from './staffLanguage.ts';
import { reauthenticate } from './passwords.ts';
import { unlock } from './screenLock.ts';
import { sessionQuery } from './sessionQuery.ts';

/** Returns the state of the signed-in user's second factor. */
export const readSecondFactor = () => callStore(accountCalls.getSecondFactor);

/** Creates a key for a new authenticator; requires the password if it was entered too long ago. */
export async function beginSecondFactor(password: string) {
  const body = password ? { password_token: await reauthenticate(password) } : {};
  return callStore(accountCalls.beginSecondFactor, { body });
}

/** Enables the new authenticator; returns the recovery codes, which are shown only once. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const { token, recovery_codes } = await callStore(accountCalls.confirmSecondFactor, { body: { code } });
  // If this fails, the code is requested again; the recovery codes must not be lost.
  await continueWithToken(token).catch(() => undefined);
  return recovery_codes;
}

export async function verifySecondFactor(code: string): Promise<void> {
  const { token } = await callStore(accountCalls.passSecondFactor, { body: { code } });
  await continueWithToken(token);
  await completeSignIn();
}

export const renewRecoveryCodes = async (code: string): Promise<string[]> =>
  (await callStore(accountCalls.renewRecoveryCodes, { body: { code } })).recovery_codes;

export const turnOffSecondFactor = (code: string) =>
  callStore(accountCalls.turnOffSecondFactor, { body: { code } });

/** Loads the session as after any sign-in. */
export async function completeSignIn(): Promise<void> {
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (session) unlock(session.staff.id);
  applyStaffLanguage(session);
}

/** Problem codes with a message of their own. */
const reportedCodes = ['begin_again', 'unreadable'];

/** Returns the message key for a rejected code; undefined for any other failure. */
export const codeProblemOf = (error: unknown): string | undefined => {
  const code = problemsOf(error).find(({ path }) => path === '/code')?.code;
  return code && `account.factor.errors.${reportedCodes.includes(code) ? code : 'wrong'}`;
};

async function continueWithToken(token: string): Promise<void> {
  const [{ signInWithToken }, { tenant_id: tenantId }] = await Promise.all([loadIdentity(), loadStore()]);
  await signInWithToken(tenantId, token);
}
