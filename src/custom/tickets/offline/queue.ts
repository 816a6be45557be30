import { useCallback, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Deposit } from '../../../schemas/tickets/deposit.ts';
import { forgetFiles } from '../../../keptFiles.ts';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';
import { keptKeys } from './keptPhotos.ts';

interface Kept {
  /** The id that the ticket will have: however often it is sent, one is made. */
  id: string;
  customer: string;
  devices: string[];
  /** Passcodes were entered that the ticket does not have; they are not stored here. */
  lacksPasscode: boolean;
  /** How many of its photos were gone from this device before they were sent. */
  lostPhotos?: number;
}

/** A ticket that is kept on this device until the services have taken it. */
export interface UnsentTicket extends Kept {
  /** As it is sent, without passcodes. */
  ticket: FieldValues & { new_devices: NewTicketDevice[]; deposit: Deposit | null };
  /** Why the services refused it: it is not sent again before it is corrected. */
  refusal?: string;
  /** Why it failed although there was a connection: it is sent again. */
  failure?: string;
  number?: undefined;
}

/** What is left of a ticket that was sent. */
export interface SentTicket extends Kept {
  number: number;
}

export type QueuedTicket = UnsentTicket | SentTicket;

/** The code of a ticket whose number is not known yet: the first digits of its id, which find it. */
export const codeOf = (id: string) => id.slice(0, 8).toUpperCase();

export const isWaiting = (entry: QueuedTicket): entry is UnsentTicket =>
  entry.number === undefined && entry.refusal === undefined;

const prefixOf = (staffId: string) => `queued:${staffId}:tickets:`;
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** Keeps a ticket, in place of what is kept under its id; returns whether there was room. */
export function keepQueued(staffId: string, entry: QueuedTicket): boolean {
  try {
    localStorage.setItem(prefixOf(staffId) + entry.id, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  } finally {
    announce();
  }
}

/** Leaves the number of a ticket that was sent and what names it; its other data are no longer on this device. */
export function keepSent(staffId: string, sent: SentTicket): void {
  const { id, customer, devices, lacksPasscode, lostPhotos, number } = sent;
  // The shorter text has room where the longer one was.
  localStorage.removeItem(prefixOf(staffId) + id);
  keepQueued(staffId, { id, customer, devices, lacksPasscode, lostPhotos, number });
}

/** Returns a kept ticket as it is now, if it still waits to be sent; another tab may have sent, removed or corrected it. */
export const findWaiting = (staffId: string, id: string): UnsentTicket | undefined =>
  readQueue(staffId)
    .filter(isWaiting)
    .find((entry) => entry.id === id);

export function removeQueued(staffId: string, id: string): void {
  const removed = readQueue(staffId).find((entry) => entry.id === id);
  localStorage.removeItem(prefixOf(staffId) + id);
  if (removed?.number === undefined) void forgetFiles(keptKeys(removed?.ticket ?? {}));
  announce();
}

let known: { text: string; entries: QueuedTicket[] } = { text: '', entries: [] };

/** Returns the kept tickets of a staff member; the same list until it changes. */
export function readQueue(staffId: string): QueuedTicket[] {
  const prefix = prefixOf(staffId);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const texts = keys.toSorted().map((key) => localStorage.getItem(key) ?? '');
  const text = texts.join('\n');
  if (text !== known.text) known = { text, entries: texts.flatMap(parse) };
  return known.entries;
}

function parse(text: string): QueuedTicket[] {
  try {
    return [JSON.parse(text) as QueuedTicket];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab has changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The kept tickets of a staff member, as they are now. */
export const useQueue = (staffId: string): QueuedTicket[] =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => readQueue(staffId), [staffId]),
  );
