import type { JobReason } from '../../src/schemas/work/jobs.ts';

/** `temporary`: another try may succeed; `permanent`: none will; `unknown`: it may have been sent. */
export type MailFailure = 'temporary' | 'permanent' | 'unknown';

/** A mail that was not sent, or may not have been. Other systems' sentences may quote addresses: only codes are told. */
export class MailError extends Error {
  readonly failure: MailFailure;
  readonly reason: JobReason;

  constructor(failure: MailFailure, reason: JobReason) {
    super(`The mail was not sent (${reason.detail ?? reason.code})`);
    this.failure = failure;
    this.reason = reason;
  }
}
