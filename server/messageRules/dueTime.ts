import { sendTime } from '../../src/schemas/messageRules/quietHours.ts';
import type { Scope } from '../core/scope.ts';
import { readStore } from '../store/index.ts';
import type { TicketFacts } from './ticketFacts.ts';

/** Returns when a message about a ticket may be sent: now, or when the quiet hours end by its location's clock. */
export async function dueTime(scope: Scope, { location }: Pick<TicketFacts, 'location'>): Promise<Date> {
  const { quiet_from: from, quiet_until: until } = await readStore(scope);
  return sendTime(new Date(), location.timezone, from && until ? { from, until } : undefined);
}
