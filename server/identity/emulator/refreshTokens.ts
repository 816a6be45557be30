import { loadErrors, loadState } from './firebaseTools.ts';

/** Lets refresh tokens end with a changed password or a revoked session, as those of the real service do. */
export function makeRefreshTokensRevocable(): void {
  const { ProjectState, decodeRefreshToken, encodeRefreshToken } = loadState();
  const { BadRequestError } = loadErrors();
  const state = ProjectState.prototype;
  const { createRefreshTokenFor, validateRefreshToken } = state;

  state.createRefreshTokenFor = function (...parameters) {
    const record = decodeRefreshToken(createRefreshTokenFor.apply(this, parameters));
    return encodeRefreshToken({ ...record, issuedAt: Math.floor(Date.now() / 1000) });
  };

  state.validateRefreshToken = function (token) {
    const valid = validateRefreshToken.call(this, token);
    const { issuedAt = 0 } = decodeRefreshToken(token) as { issuedAt?: number };
    if (issuedAt < Number(valid.user.validSince ?? 0)) throw new BadRequestError('TOKEN_EXPIRED');
    return valid;
  };
}
