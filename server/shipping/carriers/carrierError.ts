/**
 * - `refused`: the carrier said no; nothing happened there
 * - `unknown`: the line broke, or the answer could not be read; what was asked may have happened
 * - `busy`: asked too often; nothing happened
 * - `unreachable`: the carrier was never reached, or answered that it is out of order; nothing happened
 * - `silent`: it did not answer in time what only reads
 * - `credentials`: the key is wrong or expired
 * - `missing`: there is nothing of that id
 */
export type CarrierErrorKind =
  'refused' | 'unknown' | 'busy' | 'unreachable' | 'silent' | 'credentials' | 'missing';

/** Why a carrier did not do what it was asked; the message is the carrier's own, for people. */
export class CarrierError extends Error {
  readonly kind: CarrierErrorKind;
  /** In how many seconds it may be asked again. */
  readonly retryAfter: number | undefined;

  constructor(kind: CarrierErrorKind, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
