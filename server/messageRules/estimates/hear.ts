import { and, eq, inArray } from 'drizzle-orm';
import type { EstimateState } from '../../../src/schemas/estimates/states.ts';
import { updateVersioned } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import type { ChangedEstimate, estimateChanges } from '../../estimates/index.ts';
import { hearEvent } from '../hear.ts';
import { appointmentMessages, ticketMessages } from '../tables.ts';
import { endedBy, eventOfState } from './facts.ts';
import { hearOfQuote } from './quotes.ts';

type EstimateChange = ReturnType<typeof estimateChanges.all>[number];

/** Tells the customer of a ticket or quote of its estimate: that it is sent, without a message of its own, and how it was answered. */
export const hearEstimate: EstimateChange = async (scope, estimate, _, to, { by, isTold, tell }) => {
  await outdateMessages(scope, estimate, to);
  const event = eventOfState[to];
  if (!event || (event === 'ESTIMATE_SENT' && isTold)) return;
  const { id: about, ticket_id, quote_id } = estimate;
  if (ticket_id) await hearEvent(scope, { event, ticket_id, about, by, tell }, estimate);
  else if (quote_id) await hearOfQuote(scope, { event, quote_id, about, by, tell, estimate });
};

/** What waits to be sent of an estimate and is no longer so is not sent; of a quote also after it became a ticket. */
async function outdateMessages(
  scope: Scope,
  { id: estimateId, ticket_id, quote_id }: ChangedEstimate,
  to: EstimateState,
): Promise<void> {
  const ended = endedBy(to);
  const outdated = { state: 'NOT_SENT', channel: null, reason: 'outdated' } as const;
  if (ticket_id) {
    const { id, ticket_id: of, about, event, state } = ticketMessages;
    const isIt = and(eq(of, ticket_id), eq(about, estimateId), inArray(event, ended));
    const where = and(isIt, eq(state, 'WAITING'));
    const rows = await scope.select(ticketMessages, { id }, { where, orderBy: [id], lock: true });
    const ids = rows.map((row) => row.id);
    await updateVersioned(scope, ticketMessages, ids, null, outdated);
  }
  if (quote_id) {
    const { id, appointment_id: of, about, event, state } = appointmentMessages;
    const isIt = and(eq(of, quote_id), eq(about, estimateId), inArray(event, ended));
    const where = and(isIt, eq(state, 'WAITING'));
    const rows = await scope.select(appointmentMessages, { id }, { where, orderBy: [id], lock: true });
    const ids = rows.map((row) => row.id);
    await updateVersioned(scope, appointmentMessages, ids, null, { ...outdated, state_date: new Date() });
  }
}
