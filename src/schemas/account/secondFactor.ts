/** The factor that a session lacks; it can call nothing else until then. */
export type MissingFactor = 'code' | 'enrolment';

const urn = 'urn:problem-type:second-factor';

/** Problem types (RFC 9457) that the admin handles with a prompt (contract 1 §7). */
export const secondFactorProblems = {
  /** The code of the second factor has not been entered. */
  code: `${urn}-code`,
  /** The role requires a second factor, and none is set up. */
  enrolment: `${urn}-enrolment`,
  /** The last password sign-in is too long ago. */
  password: `${urn}-password`,
} as const;

/** An authenticator or recovery code, with optional spaces. */
export const secondFactorCodePattern = '^[\\s\\-0-9A-Za-z]{6,40}$';

/** Authenticator codes have six digits. */
export const isAuthenticatorCode = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));
