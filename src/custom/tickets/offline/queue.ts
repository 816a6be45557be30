import type { FieldValues } from 'react-hook-form';
import type { Deposit } from '../../../schemas/tickets/deposit.ts';
import { forgetFiles } from '../../../keptFiles.ts';
import { keptQueue, type KeptEntry } from '../../../kit/kept/keptQueue.ts';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';
import { keptKeys } from './keptPhotos.ts';

interface Kept extends KeptEntry {
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
  number?: undefined;
}

/** What is left of a ticket that was sent. */
export interface SentTicket extends Kept {
  number: number;
}

export type QueuedTicket = UnsentTicket | SentTicket;

/** The code of a ticket whose number is not known yet: the first digits of its id, which find it. */
export const codeOf = (id: string) => id.slice(0, 8).toUpperCase();

const isWaiting = (entry: QueuedTicket): entry is UnsentTicket =>
  entry.number === undefined && entry.refusal === undefined;

export const ticketQueue = keptQueue('tickets', isWaiting);

/** Leaves the number of a ticket that was sent and what names it; its other data are no longer on this device. */
export function keepSent(staffId: string, sent: SentTicket): void {
  const { id, customer, devices, lacksPasscode, lostPhotos, number } = sent;
  // The shorter text has room where the longer one was.
  ticketQueue.remove(staffId, id);
  ticketQueue.keep(staffId, { id, customer, devices, lacksPasscode, lostPhotos, number });
}

/** Removes a kept ticket with its photos. */
export function removeQueued(staffId: string, id: string): void {
  const removed = ticketQueue.find(staffId, id);
  ticketQueue.remove(staffId, id);
  if (removed?.number === undefined) void forgetFiles(keptKeys(removed?.ticket ?? {}));
}
