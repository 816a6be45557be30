import { createHash } from 'node:crypto';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { Answer, AnswerChannel } from '../../src/schemas/estimates/states.ts';
import type { Strokes } from '../../src/schemas/tickets/signatures.ts';
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

/** SHA-256 of a value, in hexadecimal digits; the order of its properties does not matter. */
const hashOf = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');

/** The hash of an offer, which its page sends back with an answer. */
export const hashOfOffer = (offer: Offer): string => hashOf(offer);

interface Answered {
  offer: Offer;
  answer: Answer;
  option: number | null;
  name: string;
  text: string | null;
  strokes: Strokes | null;
  channel: AnswerChannel;
  ip: string | null;
  created_date: Date;
}

/** What the hash of an answer is made of: 1, the offer alone; 2, what was answered to it, by whom, when and how, and the signature. */
export const HASH_VERSION = 2;

/** The hash that is kept with an answer. */
export const hashOfAnswer = ({
  offer,
  answer,
  option,
  name,
  text,
  strokes,
  channel,
  ip,
  created_date,
}: Answered): string =>
  hashOf({
    version: HASH_VERSION,
    offer,
    answer,
    option,
    name,
    text,
    strokes,
    channel,
    ip,
    created_date: created_date.toISOString(),
  });
