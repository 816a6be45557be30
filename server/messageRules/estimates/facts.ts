import { eq } from 'drizzle-orm';
import { openEstimateStates, type EstimateState } from '../../../src/schemas/estimates/states.ts';
import { estimateEvents, type EstimateEvent } from '../../../src/schemas/messageRules/events.ts';
import type { Scope } from '../../core/scope.ts';
import { ownedBy } from '../../appointments/index.ts';
import { estimates } from '../../estimates/index.ts';
import { tickets } from '../../tickets/index.ts';

/** The events of states that a rule can tell of. */
export const eventOfState: Partial<Record<EstimateState, EstimateEvent>> = {
  SENT: 'ESTIMATE_SENT',
  APPROVED: 'ESTIMATE_APPROVED',
  DECLINED: 'ESTIMATE_DECLINED',
  CHANGES_ASKED: 'ESTIMATE_CHANGES_ASKED',
};

/** Whether what an event tells is so in a state: one that was sent can be answered, an answer is the last. */
const isSoIn = (state: EstimateState, event: EstimateEvent): boolean =>
  event === 'ESTIMATE_SENT'
    ? openEstimateStates.some((open) => open === state)
    : eventOfState[state] === event;

/** Returns the events that tell what is no longer so when an estimate has come to a state. */
export const endedBy = (state: EstimateState): EstimateEvent[] =>
  estimateEvents.filter((event) => !isSoIn(state, event));

/** Whether what an event tells of an estimate is still so; '' stands in messages stored before they named an estimate. */
export async function isStillSo(scope: Scope, estimateId: string, event: EstimateEvent): Promise<boolean> {
  if (!estimateId) return true;
  const { id, state, expires_date } = estimates;
  const [estimate] = await scope.select(estimates, { state, expires_date }, { where: eq(id, estimateId) });
  if (!estimate || !isSoIn(estimate.state, event)) return false;
  const { expires_date: end } = estimate;
  return event !== 'ESTIMATE_SENT' || !end || new Date(end).getTime() > Date.now();
}

/** Whether the quote of an estimate became the ticket of another customer, who brought the device. */
export async function isOfAnother(scope: Scope, estimateId: string, quoteId: string): Promise<boolean> {
  const ofEstimate = scope.any(estimates, estimates.ticket_id, eq(estimates.id, estimateId));
  const [ticket] = await scope.select(
    tickets,
    { customer_id: tickets.customer_id },
    { where: eq(tickets.id, ofEstimate) },
  );
  return ticket !== undefined && (await ownedBy(scope, [quoteId], ticket.customer_id)).length === 0;
}
