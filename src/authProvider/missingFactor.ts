import { HttpError } from 'react-admin';
import { responseBodyOf, toHttpError } from '../dataProvider/errors.ts';
import { secondFactorProblems, type MissingFactor } from '../schemas/account/secondFactor.ts';
import { http } from './http.ts';
import { missingFactorCall } from './sessionCalls.ts';

const typeOf = (error: unknown) => (responseBodyOf(error) as { type?: unknown } | undefined)?.type;

/** What the session needs, as a refusal says, before it is good for anything else. */
export function missingFactorOf(error: unknown): MissingFactor | undefined {
  const type = typeOf(error);
  return (['code', 'enrolment'] as const).find((lack) => type === secondFactorProblems[lack]);
}

/** Whether the password has to be typed again. */
export const needsPassword = (error: unknown): boolean => typeOf(error) === secondFactorProblems.password;

/** Rejects as the services refuse a session that lacks something; asks that with one call, which is no refusal. */
export async function requireSecondFactor(storeId: string): Promise<void> {
  const lack = await fetchMissingFactor(storeId);
  if (lack) throw toHttpError(403, { type: secondFactorProblems[lack] });
}

async function fetchMissingFactor(storeId: string): Promise<MissingFactor | null> {
  try {
    return (await http<{ lack: MissingFactor | null }>(missingFactorCall(storeId))).json.lack;
  } catch (error) {
    // A service without second factors does not know the question.
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
