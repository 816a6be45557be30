import { secondFactorNeeded } from '../../core/problem.ts';
import type { Identity } from '../../identity/identity.ts';
import type { TokenClaims } from '../../identity/token.ts';

/** How long ago the password may have been typed, in seconds. */
const recent = 5 * 60;

/** Refuses whoever has not typed the password of this very account just now, as the session or `token` says. */
export async function checkPassword(
  { verifyToken }: Pick<Identity, 'verifyToken'>,
  claims: TokenClaims,
  token: string | undefined,
): Promise<void> {
  const shown = token === undefined ? claims : await verifyToken(token).catch(() => undefined);
  const isOwn = shown?.uid === claims.uid && shown.tenant === claims.tenant;
  const isRecent = shown !== undefined && shown.auth_time > Date.now() / 1000 - recent;
  if (!isOwn || !isRecent || shown.provider !== 'password') throw secondFactorNeeded('password');
}
