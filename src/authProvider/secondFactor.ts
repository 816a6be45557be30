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
  /** Since when it is on. */
  date: string | null;
  is_demanded: boolean;
  recovery_codes: number;
}

export interface NewKey {
  key: string;
  address: string;
  /** A QR code of the address, as a data URL. */
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

/** Is a second factor on for whoever is signed in? */
export const readSecondFactor = () => request<SecondFactorState>('');

/** A key for a new authenticator; the password is needed where it was typed long ago. */
export async function beginSecondFactor(password: string): Promise<NewKey> {
  const proof = password ? { password_token: await reauthenticate(password) } : {};
  return request<NewKey>('/begin', proof);
}

/** Turns the new authenticator on; answers the recovery codes, which are shown this once. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const { token, recovery_codes } = await request<{ token: string; recovery_codes: string[] }>('/confirm', {
    code,
  });
  // Where this fails the code is asked for once more: the recovery codes must not be lost with it.
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

/** The session that has what it needs begins as after any sign-in. */
export async function completeSignIn(): Promise<void> {
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (session) unlock(session.staff.id);
  applyStaffLanguage(session);
}

/** What a service says of a code besides that it is wrong. */
const reportedCodes = ['begin_again', 'unreadable'];

/** What is wrong with a code, as a message key; undefined for any other failure. */
export const codeProblemOf = (error: unknown): string | undefined => {
  const code = problemsOf(error).find(({ path }) => path === '/code')?.code;
  return code && `account.factor.errors.${reportedCodes.includes(code) ? code : 'wrong'}`;
};

async function continueWithToken(token: string): Promise<void> {
  const [{ signInWithToken }, { tenant_id: tenantId }] = await Promise.all([loadIdentity(), loadStore()]);
  await signInWithToken(tenantId, token);
}
