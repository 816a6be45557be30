/** What a session still needs before it is good for anything else. */
export type MissingFactor = 'code' | 'enrolment';

const urn = 'urn:problem-type:second-factor';

/** Problem types (RFC 9457) that the screens answer with a question (contract 1 §7). */
export const secondFactorProblems = {
  /** The code of the second factor was not entered yet. */
  code: `${urn}-code`,
  /** The role demands a second factor, and there is none. */
  enrolment: `${urn}-enrolment`,
  /** The password was typed too long ago. */
  password: `${urn}-password`,
} as const;

/** A code as it is typed: that of the authenticator, or one of the recovery codes; spaces do not count. */
export const secondFactorCodePattern = '^[\\s\\-0-9A-Za-z]{6,40}$';

/** What an authenticator shows: six digits. */
export const isAuthenticatorCode = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));
