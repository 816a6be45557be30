import { and, eq } from 'drizzle-orm';
import { orderedId } from '../core/orderedId.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import type { CustomerEvent } from '../tickets/index.ts';
import { checkedText } from './checkedText.ts';
import { planMessage, type PlannedMessage } from './plan.ts';
import { dueTime } from './dueTime.ts';
import { enqueueMessage } from './sendMessage.ts';
import { ticketMessages } from './tables.ts';
import { readTicketFacts } from './ticketFacts.ts';
import { fillText } from './values.ts';

/**
 * Stores what the rules tell the customer of an event, and the job that sends it; at most once for a ticket, event and
 * what it is about. Returns whether it will be sent.
 */
export async function hearEvent(scope: Scope, told: CustomerEvent): Promise<boolean> {
  const { event, ticket_id, by, tell, about = '', values } = told;
  await scope.alone(`ticket message ${ticket_id} ${event}`);
  if (event === 'PARCEL_DELIVERED') await outdate(scope, { ticket_id, event: 'PARCEL_SHIPPED', about });
  const ticket = await readTicketFacts(scope, ticket_id);
  const plan = await planMessage(scope, ticket, event, { about, values });
  if (!plan) return false;
  const text =
    plan.mode === 'ASK' && tell?.text && !tell.as_offered
      ? fillText(checkedText(tell.text, plan.outcome.channel, '/tell/text'), plan.values)
      : plan.text;
  const due_date = await dueTime(scope, ticket);
  const { location_id } = ticket;
  const { wanted, subject } = plan;
  const row = { ...outcomeOf(plan, tell), location_id, wanted, subject, text, due_date };
  const id = await storeMessage(scope, by, { ticket_id, event, about }, row);
  const isTold = row.state === 'WAITING';
  if (isTold) await enqueueMessage(scope, { id, due_date, by });
  return isTold;
}

/** Where a rule asks, nothing is sent without an answer. */
function outcomeOf({ mode, outcome }: PlannedMessage, tell: CustomerEvent['tell']) {
  const { channel, reason } = outcome;
  if (mode === 'ASK' && tell?.text === null && !tell.as_offered)
    return { state: 'SKIPPED' as const, channel: null, reason: null };
  if (reason !== null) return { state: 'NOT_SENT' as const, channel: null, reason };
  if (mode === 'ASK' && !tell)
    return { state: 'NOT_SENT' as const, channel: null, reason: 'not_asked' as const };
  return { state: 'WAITING' as const, channel, reason: null };
}

/** What is told at most once. */
interface Once extends Pick<CustomerEvent, 'event' | 'ticket_id'> {
  about: string;
}

const isOnce = ({ ticket_id, event, about }: Once) =>
  and(
    eq(ticketMessages.ticket_id, ticket_id),
    eq(ticketMessages.event, event),
    eq(ticketMessages.about, about),
  );

/** What waits to be sent and is no longer true is not sent. */
export async function outdate(scope: Scope, once: Once): Promise<void> {
  const { id, state } = ticketMessages;
  const where = and(isOnce(once), eq(state, 'WAITING'));
  const rows = await scope.select(ticketMessages, { id }, { where, lock: true });
  const ids = rows.map((row) => row.id);
  await updateVersioned(scope, ticketMessages, ids, null, {
    state: 'NOT_SENT',
    channel: null,
    reason: 'outdated',
  });
}

type Row = Omit<typeof ticketMessages.$inferInsert, 'store_id' | 'id' | keyof Once>;

/** Stores the message of an event in place of an earlier one that was not sent; returns its id. */
async function storeMessage(scope: Scope, by: string | null, once: Once, row: Row): Promise<string> {
  const { id } = ticketMessages;
  const [known] = await scope.select(ticketMessages, { id }, { where: isOnce(once), lock: true });
  if (known) {
    await updateVersioned(scope, ticketMessages, [known.id], by, row);
    return known.id;
  }
  const created = { id: orderedId(), ...once, ...row, created_by: by, modified_by: by };
  await scope.create(ticketMessages, created);
  return created.id;
}
