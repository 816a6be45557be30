import { and, eq, type SQL } from 'drizzle-orm';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { Scope } from '../../core/scope.ts';
import { readStore } from '../../store/index.ts';
import { tickets, type CustomerEvent } from '../../tickets/index.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    /** A ticket. */
    'thank-customer': { id: string };
    'ask-review': { id: string };
  }
}

const DAY = 86_400_000;

/** Plans what the store wants when the last device of a ticket has gone: thanks, and in some days the wish for a review. */
export async function planAfterPickUp(scope: Scope, { event, ticket_id }: CustomerEvent): Promise<void> {
  if (event !== 'GONE' || !(await findGone(scope, eq(tickets.id, ticket_id)))) return;
  const { send_thanks_email, review_days } = await readStore(scope);
  if (send_thanks_email) await enqueueThanks(scope, ticket_id);
  if (review_days !== null) await enqueueReview(scope, ticket_id, new Date(Date.now() + review_days * DAY));
}

/** Plans the thanks of a ticket whose order was paid after its devices had gone. */
export async function planWhenPaid(scope: Scope, orderId: string): Promise<void> {
  const ticket = await findGone(scope, eq(tickets.order_id, orderId));
  if (!ticket) return;
  const { send_thanks_email } = await readStore(scope);
  if (send_thanks_email) await enqueueThanks(scope, ticket.id);
}

export const enqueueThanks = (scope: Scope, id: string, runAt?: Date): Promise<void> =>
  enqueue(scope, { kind: 'thank-customer', key: id, data: { id }, runAt });

export const enqueueReview = (scope: Scope, id: string, runAt: Date): Promise<void> =>
  enqueue(scope, { kind: 'ask-review', key: id, data: { id }, runAt });

async function findGone(scope: Scope, where: SQL) {
  const isGone = and(where, eq(tickets.state, 'GONE'));
  const [ticket] = await scope.select(tickets, { id: tickets.id }, { where: isGone });
  return ticket;
}
