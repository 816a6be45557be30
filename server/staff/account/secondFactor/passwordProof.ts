import { secondFactorNeeded } from '../../../core/problem.ts';
import type { Identity } from '../../identity/identity.ts';
import type { TokenClaims } from '../../identity/token.ts';
import { isPasswordRecent } from '../proof.ts';

/** Throws unless the password of this account was entered just now, in the session or in the sign-in of `token`. */
export async function checkPassword(
  { verifyToken }: Pick<Identity, 'verifyToken'>,
  claims: TokenClaims,
  token: string | undefined,
): Promise<void> {
  const shown = token === undefined ? claims : await verifyToken(token).catch(() => undefined);
  if (!isPasswordRecent(shown, claims)) throw secondFactorNeeded('password');
}
