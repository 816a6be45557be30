import { loadErrors, loadState } from './firebaseTools.ts';

interface Issued {
  issuedAt?: number;
  lastLoginAt?: string;
}

/**
 * Makes refresh tokens end with a changed password or a revoked session, and keeps the session's `auth_time` in
 * refreshed tokens, as the real service does.
 */
export function makeRefreshTokensRevocable(): void {
  const { ProjectState, decodeRefreshToken, encodeRefreshToken } = loadState();
  const { BadRequestError } = loadErrors();
  const state = ProjectState.prototype;
  const { createRefreshTokenFor, validateRefreshToken } = state;

  state.createRefreshTokenFor = function (user, ...rest) {
    const record = decodeRefreshToken(createRefreshTokenFor.call(this, user, ...rest));
    const { lastLoginAt } = user;
    return encodeRefreshToken({ ...record, issuedAt: Math.floor(Date.now() / 1000), lastLoginAt });
  };

  state.validateRefreshToken = function (token) {
    const valid = validateRefreshToken.call(this, token);
    const { issuedAt = 0, lastLoginAt } = decodeRefreshToken(token) as Issued;
    if (issuedAt < Number(valid.user.validSince ?? 0)) throw new BadRequestError('TOKEN_EXPIRED');
    // The emulator reads `auth_time` from the account, where every sign-in on any device overwrites it.
    if (lastLoginAt) this.updateUserByLocalId(valid.user.localId, { lastLoginAt });
    return valid;
  };
}
