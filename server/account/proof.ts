import { ready, type GuardOptions } from '../core/access.ts';
import { Problem } from '../core/problem.ts';
import type { TokenClaims } from '../identity/token.ts';

/** How long ago the password may have been typed, in seconds. */
const recent = 5 * 60;

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
  const isOwn = shown?.uid === claims.uid && shown.tenant === claims.tenant && shown.provider === 'password';
  const isLater = shown && shown.auth_time > claims.auth_time && shown.auth_time > Date.now() / 1000 - recent;
  if (!isOwn || !isLater)
    throw new Problem(403, 'The password has to be typed for this.', [{ path: '/proof', code: 'password' }]);
}
