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
  /** It could not be sent in time: staff send it or take it back. */
  isLate?: boolean;
  /** When staff sent it again, in ms. */
  released?: number;
}

/** One that is still to be sent by itself. */
export type WaitingReply = KeptReply & { refusal?: undefined; isLate?: false };

/** How long after it was written, or sent again by staff, an answer is sent by itself, in ms. */
const timely = 60 * 60_000;

export const isWaiting = (reply: KeptReply): reply is WaitingReply =>
  reply.refusal === undefined && !reply.isLate;

export const replyQueue = keptQueue('replies', isWaiting);

/** Whether it is too late to send an answer without asking staff: what it says may no longer hold. */
export const isOverdue = ({ date, released = date }: KeptReply): boolean => Date.now() - released > timely;

/** Sends an answer again that was refused or is late, if it is still kept. */
export function releaseReply(staffId: string, id: string): void {
  const found = replyQueue.find(staffId, id);
  if (!found) return;
  const { refusal: _refusal, failure: _failure, isLate: _isLate, ...reply } = found;
  replyQueue.keep(staffId, { ...reply, released: Date.now() });
}
