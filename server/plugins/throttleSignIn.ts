import type { Database } from '../core/database.ts';
import { slowdown } from '../core/slowdown.ts';

export interface SignIn {
  email?: unknown;
  tenantId?: unknown;
}

/** A response of the identity service, or one in its place. */
export interface Answer {
  status: number;
  content: object;
  /** Retry-After, in seconds. */
  retryAfter?: number;
}

/**
 * Delays sign-ins after failed ones, by account and by IP address, as the real service does. An account is blocked for
 * a minute at most, so that nobody can lock others out for long.
 */
export function throttleSignIn(database: Promise<Database>) {
  const ofAccount = slowdown(database, { name: 'sign-in of an account', free: 10, longest: 60 });
  const ofAddress = slowdown(database, { name: 'sign-in from an address', free: 50, longest: 900 });

  return async (ip: string, { email, tenantId }: SignIn, ask: () => Promise<Answer>): Promise<Answer> => {
    const account = JSON.stringify([tenantId, String(email).toLowerCase()]);
    const blocked = await ofAddress.begin(ip);
    if (blocked > 0) return tooMany(blocked);
    const wait = await ofAccount.begin(account);
    if (wait > 0) {
      await ofAddress.takeBack(ip);
      return tooMany(wait);
    }
    let isWrong = false;
    try {
      const answer = await ask();
      isWrong = answer.status >= 400;
      return answer;
    } finally {
      if (!isWrong) await Promise.all([ofAddress.takeBack(ip), ofAccount.takeBack(account)]);
    }
  };
}

/** The same error as the real service's, so that the page shows its own text. */
const tooMany = (wait: number): Answer => ({
  status: 400,
  content: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER', errors: [] } },
  retryAfter: Math.ceil(wait / 1000),
});
