/** Why a session is no longer valid. */
export const sessionEndReasons = ['ended', 'expired', 'deactivated'] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

const urn = 'urn:problem-type';

/** Problem types (RFC 9457) of a 401, explained on the sign-in page (contract 1 §7). */
export const sessionEndProblems: Record<SessionEndReason, string> = {
  /** Signed out, ended from another device, or ended by a password change. */
  ended: `${urn}:session-ended`,
  /** Idle for too long, or past its maximum lifetime. */
  expired: `${urn}:session-expired`,
  /** The account was deactivated. */
  deactivated: `${urn}:account-deactivated`,
};
