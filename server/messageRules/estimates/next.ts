import type { Estimate } from '../../../src/schemas/estimates/estimates.ts';
import type { AskedState } from '../../../src/schemas/messageRules/nextMessage.ts';
import {
  DUE,
  TOTAL,
  UNTIL,
  type MessagePlaceholder,
} from '../../../src/schemas/messageRules/placeholders.ts';
import type { Scope } from '../../core/scope.ts';
import { priceOptions } from '../../estimates/index.ts';
import { readBooking } from '../appointments/facts.ts';
import { planMessage, type PlannedMessage } from '../plan.ts';
import { readTicketFacts } from '../ticketFacts.ts';
import { eventOfState } from './facts.ts';
import { planOfQuote } from './quotes.ts';

/** Returns what the customer of an estimate would be told if it came to a state. */
export async function nextOfEstimate(
  scope: Scope,
  record: Estimate,
  to: AskedState,
): Promise<PlannedMessage | undefined> {
  const event = eventOfState[to];
  if (!event) return undefined;
  const { id: about, ticket_id, quote_id, state } = record;
  // A draft costs what it costs today.
  const estimate = state === 'DRAFT' ? { ...record, ...(await priceOptions(scope, record)) } : record;
  const later = unknownBefore(record, to);
  if (ticket_id)
    return planMessage(scope, await readTicketFacts(scope, ticket_id), event, { about, estimate, later });
  const quote = quote_id ? await readBooking(scope, quote_id) : undefined;
  return quote && planOfQuote(scope, quote, { event, about, estimate, later });
}

/** The placeholders that are known once an estimate has come to a state: what is due and which option, or how long it is valid. */
function unknownBefore({ options, expires_date }: Estimate, to: AskedState): MessagePlaceholder[] {
  if (to === 'APPROVED') return [DUE, ...(options.length > 1 ? [TOTAL] : [])];
  return to === 'SENT' && !expires_date ? [UNTIL] : [];
}
