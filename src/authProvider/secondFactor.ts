import { problemsOf } from '../dataProvider/errors.ts';
import { queryClient } from '../queryClient.ts';
import { http } from './http.ts';
import { loadIdentity } from './identity.ts';
import { loadStore } from './loadStore.ts';
import { applyStaffLanguage } from './staffLanguage.ts';
import { reauthenticate } from './passwords.ts';
import { unlock } from './screenLock.ts';
import { sessionQuery } from './sessionQuery.ts';

export interface SecondFactorState {
  /** When it was enabled; null if it is off. */
  date: string | null;
  is_demanded: boolean;
  recovery_codes: number;
}

export interface NewKey {
  key: string;
  address: string;
  /** QR code of the otpauth address, as a data URL. */
  picture: string;
}

async function request<T>(path: string, body?: object): Promise<T> {
  const { id } = await loadStore();
  const { json } = await http<T>({
    service: 'store',
    method: body ? 'POST' : 'GET',
    path: `/dc/store/${id}/second_factor${path}`,
    body,
  });
  return json;
}

/** Returns the state of the signed-in user's second factor. */
export const readSecondFactor = () => request<SecondFactorState>('');

/** Creates a key for a new authenticator; requires the password if it was entered too long ago. */
export async function beginSecondFactor(password: string): Promise<NewKey> {
  const proof = password ? { password_token: await reauthenticate(password) } : {};
  return request<NewKey>('/begin', proof);
}

/** Enables the new authenticator; returns the recovery codes, which are shown only once. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const { token, recovery_codes } = await request<{ token: string; recovery_codes: string[] }>('/confirm', {
    code,
  });
  // If this fails, the code is requested again; the recovery codes must not be lost.
  await continueWithToken(token).catch(() => undefined);
  return recovery_codes;
}

export async function verifySecondFactor(code: string): Promise<void> {
  const { token } = await request<{ token: string }>('/pass', { code });
  await continueWithToken(token);
  await completeSignIn();
}

export const renewRecoveryCodes = async (code: string): Promise<string[]> =>
  (await request<{ recovery_codes: string[] }>('/recovery_codes', { code })).recovery_codes;

export const turnOffSecondFactor = (code: string) => request<SecondFactorState>('/turn_off', { code });

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
