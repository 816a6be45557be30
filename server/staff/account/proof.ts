import { ready } from '../../core/access.ts';
import type { GuardOptions } from '../guard.ts';
import { Problem } from '../../core/problem.ts';
import type { TokenClaims } from '../identity/token.ts';

/** How long ago the password may have been typed, in seconds. */
const recent = 5 * 60;

/** Was the password of this very account typed just now, as the sign-in `shown` says? */
export const isJustTyped = (shown: TokenClaims | undefined, { uid, tenant }: TokenClaims): boolean =>
  shown?.uid === uid &&
  shown.tenant === tenant &&
  shown.provider === 'password' &&
  shown.auth_time > Date.now() / 1000 - recent;

/**
 * Refuses whoever has not typed the password of this very account just now: `token` is that of a sign-in for the purpose,
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
  if (!isLater || !isJustTyped(shown, claims))
    throw new Problem(403, 'The password has to be typed for this.', [{ path: '/proof', code: 'password' }]);
}
