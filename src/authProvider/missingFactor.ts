import { HttpError } from 'react-admin';
import { responseBodyOf, toHttpError } from '../dataProvider/errors.ts';
import { accountCalls } from '../schemas/account/calls.ts';
import { secondFactorProblems, type MissingFactor } from '../schemas/account/secondFactor.ts';
import { callStore } from './callStore.ts';

const typeOf = (error: unknown) => (responseBodyOf(error) as { type?: unknown } | undefined)?.type;

/** Returns the factor that the session is missing, according to the error response. */
export function missingFactorOf(error: unknown): MissingFactor | undefined {
  const type = typeOf(error);
  return (['code', 'enrolment'] as const).find((lack) => type === secondFactorProblems[lack]);
}

/** Whether the password must be entered again. */
export const needsPassword = (error: unknown): boolean => typeOf(error) === secondFactorProblems.password;

/**
 * Throws the same error as a refused request if the session is missing a factor; needs one successful call instead of
 * several refused ones.
 */
export async function requireSecondFactor(): Promise<void> {
  const lack = await fetchMissingFactor();
  if (lack) throw toHttpError(403, { type: secondFactorProblems[lack] });
}

async function fetchMissingFactor(): Promise<MissingFactor | null> {
  try {
    return (await callStore(accountCalls.getMissingFactor)).lack;
  } catch (error) {
    // A service without second factors has no such route.
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
