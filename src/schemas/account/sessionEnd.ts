/** Why a sign-in is no longer good, as the services tell it. */
export const sessionEndReasons = ['ended', 'expired', 'deactivated'] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

const urn = 'urn:problem-type';

/** Problem types (RFC 9457) of a 401, which the sign-in puts into words (contract 1 §7). */
export const sessionEndProblems: Record<SessionEndReason, string> = {
  /** Ended from elsewhere: logged out, by its person on another device, or by a new password. */
  ended: `${urn}:session-ended`,
  /** Not used for too long, or signed in too long ago. */
  expired: `${urn}:session-expired`,
  /** The person may not sign in any more. */
  deactivated: `${urn}:account-deactivated`,
};
