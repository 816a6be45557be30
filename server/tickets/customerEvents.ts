import type { MessageEvent } from '../../src/schemas/messageRules/events.ts';
import type { MessageValues } from '../../src/schemas/messageRules/placeholders.ts';
import type { Tell } from '../../src/schemas/messageRules/tell.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';

/** Something of a ticket that its customer may be told. */
export interface CustomerEvent {
  event: MessageEvent;
  ticket_id: string;
  /** The staff member; null: the system. */
  by: string | null;
  /** What staff chose to tell, where they were asked. */
  tell?: Tell | null | undefined;
  /** Which of several things of the ticket it is about: the id of an estimate or a parcel. */
  about?: string;
  /** What placeholders stand for beside those of the ticket. */
  values?: MessageValues;
}

/** Runs in the transaction of the event. */
type Hear = (scope: Scope, event: CustomerEvent) => Promise<void>;

export const customerEvents = extensionPoint<Hear>();

export async function tellEvent(scope: Scope, event: CustomerEvent): Promise<void> {
  for (const hear of customerEvents.all()) await hear(scope, event);
}
