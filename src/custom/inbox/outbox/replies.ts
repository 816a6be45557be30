import { useCallback, useSyncExternalStore } from 'react';

/** An answer in a conversation that is kept on this device until the services have taken it. */
export interface WaitingReply {
  /** The id that the message will have: however often it is sent, it goes out once. */
  id: string;
  thread_id: string;
  kind: 'text' | 'mail';
  text: string;
  /** Of an email. */
  subject?: string | undefined;
  /** Whom it is for. */
  name: string;
  /** When it was written, in ms; earlier ones are sent first. */
  date: number;
  /** Why the services refused it: it is not sent again by itself. */
  refusal?: string;
  /** Why it failed although there was a connection: it is sent again. */
  failure?: string;
  /** It could not be sent in time: staff send it or take it back. */
  isLate?: true;
  /** When staff sent it again, in ms. */
  released?: number;
}

/** How long after it was written, or sent again by staff, an answer is sent by itself, in ms. */
const timely = 60 * 60_000;

const prefixOf = (staffId: string) => `queued:${staffId}:replies:`;
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** Keeps an answer, in place of what is kept under its id; returns whether there was room. */
export function keepReply(staffId: string, reply: WaitingReply): boolean {
  try {
    localStorage.setItem(prefixOf(staffId) + reply.id, JSON.stringify(reply));
    return true;
  } catch {
    return false;
  } finally {
    announce();
  }
}

export function removeReply(staffId: string, id: string): void {
  localStorage.removeItem(prefixOf(staffId) + id);
  announce();
}

let known: { text: string; replies: WaitingReply[] } = { text: '', replies: [] };

/** Returns the kept answers of a staff member, the oldest first; the same list until it changes. */
export function readReplies(staffId: string): WaitingReply[] {
  const prefix = prefixOf(staffId);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const texts = keys.toSorted().map((key) => localStorage.getItem(key) ?? '');
  const text = texts.join('\n');
  if (text !== known.text)
    known = { text, replies: texts.flatMap(parse).toSorted((one, other) => one.date - other.date) };
  return known.replies;
}

function parse(text: string): WaitingReply[] {
  try {
    return [JSON.parse(text) as WaitingReply];
  } catch {
    return [];
  }
}

/** Whether an answer is still to be sent by itself. */
export const isWaiting = ({ refusal, isLate }: WaitingReply): boolean => refusal === undefined && !isLate;

/** Whether it is too late to send an answer without asking staff: what it says may no longer hold. */
export const isOverdue = ({ date, released = date }: WaitingReply): boolean => Date.now() - released > timely;

/** Sends an answer again that was refused or is late, if it is still kept. */
export function releaseReply(staffId: string, id: string): void {
  const found = readReplies(staffId).find((reply) => reply.id === id);
  if (!found) return;
  const { refusal: _refusal, failure: _failure, isLate: _isLate, ...reply } = found;
  keepReply(staffId, { ...reply, released: Date.now() });
}

/** Returns a kept answer as it is now, if it is still to be sent; another tab may have sent it, or it was taken back. */
export const findWaiting = (staffId: string, id: string): WaitingReply | undefined =>
  readReplies(staffId).find((reply) => reply.id === id && isWaiting(reply));

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab has changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The kept answers of a staff member, as they are now. */
export const useReplies = (staffId: string): WaitingReply[] =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => readReplies(staffId), [staffId]),
  );
