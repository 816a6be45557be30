import type { TicketEvent } from '../../src/schemas/messageRules/events.ts';
import type { MessageValues } from '../../src/schemas/messageRules/placeholders.ts';
import type { Tell } from '../../src/schemas/messageRules/tell.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';

/** Something of a ticket that its customer may be told. */
export interface CustomerEvent {
  event: TicketEvent;
  ticket_id: string;
  /** The staff member; null: the system. */
  by: string | null;
  /** What staff chose to tell, where they were asked. */
  tell?: Tell | null | undefined;
  /** Which of several things of the ticket it is about: the id of an estimate, a parcel or a device. */
  about?: string;
  /** What placeholders stand for beside those of the ticket. */
  values?: MessageValues;
}

/** Runs in the transaction of the event; returns whether the customer will be told. */
type Hear = (scope: Scope, event: CustomerEvent) => Promise<boolean>;

export const customerEvents = extensionPoint<Hear>();

/** Returns whether the customer will be told of an event. */
export async function tellEvent(scope: Scope, event: CustomerEvent): Promise<boolean> {
  let isTold = false;
  for (const hear of customerEvents.all()) isTold = (await hear(scope, event)) || isTold;
  return isTold;
}
