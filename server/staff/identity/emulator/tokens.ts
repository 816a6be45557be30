import { createHmac, timingSafeEqual } from 'node:crypto';
import { UnsecuredJWT, type JWTPayload } from 'jose';
import type { User } from './accountStore.ts';
import { ApiError } from './apiError.ts';

/** A signed-in browser. */
export interface Session {
  tenantId: string;
  localId: string;
  provider: 'password' | 'custom';
  /** When the user signed in, in seconds. */
  authTime: number;
  /** Claims of the custom token that began the session. */
  claims: Record<string, unknown>;
}

/** Lifetime of an ID token, in seconds. */
export const lifetime = 3600;

const audienceOfCustomTokens =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

export const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Signs and reads the tokens of a project. ID tokens are unsigned, as those of the official emulator. */
export class Tokens {
  readonly #projectId: string;
  readonly #key: Buffer;

  constructor(projectId: string, key: Buffer) {
    this.#projectId = projectId;
    this.#key = key;
  }

  idToken(user: User, { tenantId, provider, authTime, claims }: Session): string {
    const { localId, email, emailVerified, displayName, customAttributes } = user;
    const payload = {
      ...(displayName && { name: displayName }),
      ...(JSON.parse(customAttributes ?? '{}') as object),
      ...claims,
      email,
      email_verified: emailVerified,
      auth_time: authTime,
      user_id: localId,
      firebase: { identities: { email: [email] }, sign_in_provider: provider, tenant: tenantId },
    };
    return new UnsecuredJWT(payload)
      .setSubject(localId)
      .setIssuer(this.#issuer)
      .setAudience(this.#projectId)
      .setIssuedAt()
      .setExpirationTime(`${lifetime}s`)
      .encode();
  }

  readIdToken(token: string): JWTPayload {
    try {
      return UnsecuredJWT.decode(token, { issuer: this.#issuer, audience: this.#projectId }).payload;
    } catch {
      throw new ApiError('INVALID_ID_TOKEN');
    }
  }

  /** Reads a token of `createCustomToken`, which is unsigned with an emulator. */
  readCustomToken(token: string): JWTPayload {
    try {
      return UnsecuredJWT.decode(token, { audience: audienceOfCustomTokens }).payload;
    } catch {
      throw new ApiError('INVALID_CUSTOM_TOKEN');
    }
  }

  refreshToken(session: Session): string {
    const content = Buffer.from(JSON.stringify(session)).toString('base64url');
    return `${content}.${this.#signature(content).toString('base64url')}`;
  }

  readRefreshToken(token: string): Session {
    const [content = '', given = ''] = token.split('.');
    const signature = Buffer.from(given, 'base64url');
    const expected = this.#signature(content);
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
      throw new ApiError('INVALID_REFRESH_TOKEN');
    return JSON.parse(Buffer.from(content, 'base64url').toString()) as Session;
  }

  get #issuer() {
    return `https://securetoken.google.com/${this.#projectId}`;
  }

  #signature(content: string): Buffer {
    return createHmac('sha256', this.#key).update(content).digest();
  }
}
