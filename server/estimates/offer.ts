import { createHash } from 'node:crypto';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import { inOrder } from '../core/records/isFirstTime.ts';

type Seen = Pick<
  Estimate,
  'number' | 'version' | 'message' | 'options' | 'amounts' | 'photo_ids' | 'expires_date'
>;

/** What a customer sees of an estimate. */
export const offerOf = ({ number, version, message, options, amounts, photo_ids, expires_date }: Seen) => ({
  number,
  version,
  message,
  options,
  amounts,
  photo_ids,
  expires_date,
});

export type Offer = ReturnType<typeof offerOf>;

/** SHA-256 of an offer, in hexadecimal digits; the order of its properties does not matter. */
export const hashOfOffer = (offer: Offer): string =>
  createHash('sha256').update(JSON.stringify(offer, inOrder)).digest('hex');
