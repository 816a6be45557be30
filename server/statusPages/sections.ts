import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';
import type { Html } from '../mailQueue/index.ts';
import type { TicketBalance } from '../tickets/index.ts';
import type { PageLanguage } from './texts.ts';

/** Where a section stands. */
interface Place {
  ticketId: string;
  token: string;
  language: PageLanguage;
  /** The address of the status page, without its query. */
  path: string;
  /** Of the ticket, where the page has read it. */
  balance?: TicketBalance;
  /** Whether the customer can decide what changes it, where the page has asked that. */
  isSumOpen?: boolean;
}

/** What other domains show on the status page of a ticket, below its devices; undefined: nothing now. */
type StatusSection = (scope: Scope, place: Place) => Promise<Html | undefined>;

export const statusSections = extensionPoint<StatusSection>();
