import { ready } from '../../core/access.ts';
import type { GuardOptions } from '../guard.ts';
import { Problem } from '../../core/problem.ts';
import type { TokenClaims } from '../identity/token.ts';

/** Maximum age of a password entry, in seconds. */
const recent = 5 * 60;

/** Returns whether the password of this account was entered just now, according to the sign-in `shown`. */
export const isPasswordRecent = (shown: TokenClaims | undefined, { uid, tenant }: TokenClaims): boolean =>
  shown?.uid === uid &&
  shown.tenant === tenant &&
  shown.provider === 'password' &&
  shown.auth_time > Date.now() / 1000 - recent;

/**
 * Throws unless the password of this account was entered just now. `token` is from a sign-in made for this purpose,
 * later than the session's own.
 */
export async function checkProof(
  { identity }: Pick<GuardOptions, 'identity'>,
  claims: TokenClaims,
  token: string,
): Promise<void> {
  const { verifyToken } = await ready(identity);
  const shown = await verifyToken(token).catch(() => undefined);
  const isLater = shown && shown.auth_time > claims.auth_time;
  if (!isLater || !isPasswordRecent(shown, claims))
    throw new Problem(403, 'The password has to be typed for this.', [{ path: '/proof', code: 'password' }]);
}
