/**
 * - `refused`: the carrier refused; nothing was changed
 * - `unknown`: the connection broke, or the response could not be read; the request may have been executed
 * - `busy`: rate limit exceeded; nothing was changed
 * - `unreachable`: the carrier was not reached, or reported an outage; nothing was changed
 * - `silent`: a read timed out
 * - `credentials`: the API key is invalid or expired
 * - `missing`: nothing has this id
 */
export type CarrierErrorKind =
  | 'refused'
  | 'unknown'
  | 'busy'
  | 'unreachable'
  | 'silent'
  | 'credentials'
  | 'missing';

/** A failed carrier call; the message is the carrier's own, for people. */
export class CarrierError extends Error {
  readonly kind: CarrierErrorKind;
  /** Retry-After, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(kind: CarrierErrorKind, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
