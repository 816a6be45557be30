import { keptQueue, type KeptEntry } from '../../../kit/kept/keptQueue.ts';

/** An answer in a conversation that is kept on this device until the services have taken it. */
export interface KeptReply extends KeptEntry {
  thread_id: string;
  kind: 'text' | 'mail';
  text: string;
  /** Of an email. */
  subject?: string | undefined;
  /** Whom it is for. */
  name: string;
  date: number;
  /** When the quiet hours end within which it is not sent by itself, in ms. */
  quietUntil?: number;
  /** It could not be sent in time: staff send it or take it back. */
  isLate?: boolean;
}

/** One that is still to be sent by itself. */
export type WaitingReply = KeptReply & { refusal?: undefined; isLate?: false };

/** How long after it was written, or sent again by staff, an answer is sent by itself, in ms. */
const timely = 60 * 60_000;

export const isWaiting = (reply: KeptReply): reply is WaitingReply =>
  reply.refusal === undefined && !reply.isLate;

export const replyQueue = keptQueue('replies', isWaiting);

/** Within which an answer is sent by the person who wrote it or sent it again, in ms; after that it goes by itself. */
const atOnce = 60_000;

/** How long ago an answer was written or sent again by staff, in ms. */
const ageOf = ({ date, released = date }: KeptReply, now: number) => now - released;

/** Whether it is too late to send an answer at a moment without asking staff: what it says may no longer hold. */
export const isOverdue = (reply: KeptReply, now = Date.now()): boolean => ageOf(reply, now) > timely;

/** Whether an answer goes by itself, not because somebody sends it now. */
export const goesByItself = (reply: KeptReply): boolean => ageOf(reply, Date.now()) > atOnce;

/** Whether an answer waits for the end of the quiet hours. */
export const isQuiet = ({ quietUntil = 0 }: KeptReply): boolean => quietUntil > Date.now();

/** Sends an answer again that was refused or is late, if it is still kept. */
export function releaseReply(staffId: string, id: string): void {
  const found = replyQueue.find(staffId, id);
  if (!found) return;
  const { refusal: _1, failure: _2, isLate: _3, quietUntil: _4, ...reply } = found;
  replyQueue.keep(staffId, { ...reply, released: Date.now() });
}
