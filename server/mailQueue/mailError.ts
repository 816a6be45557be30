import type { JobReason } from '../../src/schemas/work/jobs.ts';

/** `temporary`: a retry may succeed; `permanent`: none will; `unknown`: it may have been sent. */
export type MailFailure = 'temporary' | 'permanent' | 'unknown';

/**
 * An email that was not sent, or may not have been. Contains only codes: messages of mail servers may quote addresses.
 */
export class MailError extends Error {
  readonly failure: MailFailure;
  readonly reason: JobReason;

  constructor(failure: MailFailure, reason: JobReason) {
    super(`The mail was not sent (${reason.detail ?? reason.code})`);
    this.failure = failure;
    this.reason = reason;
  }
}
