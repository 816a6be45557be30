import type { Estimate } from '../../../src/schemas/estimates/estimates.ts';
import type { AskedState } from '../../../src/schemas/messageRules/nextMessage.ts';
import { DUE } from '../../../src/schemas/messageRules/placeholders.ts';
import type { Scope } from '../../core/scope.ts';
import { readBooking } from '../appointments/facts.ts';
import { planMessage, type PlannedMessage } from '../plan.ts';
import { readTicketFacts } from '../ticketFacts.ts';
import { eventOfState } from './facts.ts';
import { planOfQuote } from './quotes.ts';

/** Returns what the customer of an estimate would be told if it came to a state. What is due then is not known before an approval. */
export async function nextOfEstimate(
  scope: Scope,
  { id: about, ticket_id, quote_id }: Pick<Estimate, 'id' | 'ticket_id' | 'quote_id'>,
  to: AskedState,
): Promise<PlannedMessage | undefined> {
  const event = eventOfState[to];
  if (!event) return undefined;
  if (ticket_id) {
    const later = to === 'APPROVED' ? [DUE] : undefined;
    return planMessage(scope, await readTicketFacts(scope, ticket_id), event, { about, later });
  }
  const quote = quote_id ? await readBooking(scope, quote_id) : undefined;
  return quote && planOfQuote(scope, quote, { event, about });
}
