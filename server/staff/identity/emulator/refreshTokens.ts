import { loadErrors, loadState } from './firebaseTools.ts';

interface Issued {
  issuedAt?: number;
  lastLoginAt?: string;
}

/**
 * Lets refresh tokens end with a changed password or a revoked session, and their tokens tell when the password was
 * typed for them, as those of the real service do.
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
    // The emulator reads the moment from the account, where each sign-in of anywhere writes it.
    if (lastLoginAt) this.updateUserByLocalId(valid.user.localId, { lastLoginAt });
    return valid;
  };
}
