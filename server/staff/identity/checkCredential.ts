import { setTimeout } from 'node:timers/promises';
import { StartError } from '../../progress.ts';
import type { Settings } from '../../settings.ts';
import { createAdmin } from './admin.ts';

/** Timeout for Google at startup, in ms. */
const timeout = 5000;

/**
 * Asks Google whether the credential may look up accounts of the project; throws a StartError if not. Returns false if
 * Google does not respond: that does not prevent the start.
 */
export async function checkCredential(firebase: Settings['firebase']): Promise<boolean> {
  const waiting = setTimeout(timeout, { code: 'ETIMEDOUT' }, { ref: false });
  const failure = await Promise.race([lookUp(firebase), waiting]);
  if (!failure || failure.code === 'auth/user-not-found') return true;
  if (isUnanswered(failure)) return false;
  const word = wordOf(failure);
  const { projectId, serviceAccount } = firebase;
  if (!serviceAccount && !word) {
    throw new StartError(
      'The setting FIREBASE_SERVICE_ACCOUNT must be given: the platform has no default credentials that can be used.',
    );
  }
  const whose = serviceAccount ? 'this one' : 'the default credentials of the platform';
  throw new StartError(
    `The setting FIREBASE_SERVICE_ACCOUNT must be a service account that may administer the accounts of ${projectId}; Google refuses ${whose} (${word ?? 'no reason given'}).`,
  );
}

/** What the libraries throw: with Google's response, or with the code of a network error. */
interface Failure {
  code?: unknown;
  message?: string;
  response?: { status?: number; data?: { error?: unknown } };
}

async function lookUp(firebase: Settings['firebase']): Promise<Failure | undefined> {
  const { open, close } = createAdmin(firebase);
  try {
    const { auth, credential } = await open();
    await credential.getAccessToken();
    await auth.getUser('nobody');
    return undefined;
  } catch (error) {
    return error as Failure;
  } finally {
    await close();
  }
}

function isUnanswered(failure: Failure): boolean {
  const status = statusOf(failure);
  if (status !== undefined) return status >= 500 || status === 429;
  const { code } = failure;
  return typeof code === 'string' && !/^(auth\/|ENOENT|EACCES|EISDIR|ENOTDIR)/.test(code);
}

/** For responses that the admin library does not know, the status is only in its message. */
function statusOf({ message = '', response }: Failure): number | undefined {
  const status = response?.status ?? /Raw server response.*?"code":(\d+)/.exec(message)?.[1];
  return status === undefined ? undefined : Number(status);
}

/** Google's error code; the rest of the response is not shown. */
function wordOf({ code, message = '', response }: Failure): string | undefined {
  const { error } = response?.data ?? {};
  const status = /"status":"(\w+)"/.exec(message)?.[1];
  const word = typeof error === 'string' ? error : (status ?? code);
  return typeof word === 'string' ? /^(?:auth\/)?([\w-]+)$/.exec(word)?.[1] : undefined;
}
