import { and, eq } from 'drizzle-orm';
import { orderedId } from '../core/orderedId.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import type { CustomerEvent } from '../tickets/index.ts';
import { dueTime } from '../store/index.ts';
import type { PricedEstimate } from './estimates/values.ts';
import { planMessage } from './plan.ts';
import { enqueueMessage } from './sendMessage.ts';
import { ticketMessages } from './tables.ts';
import { readTicketFacts } from './ticketFacts.ts';
import { answered } from './answered.ts';

/**
 * Stores what the rules tell the customer of an event, and the job that sends it; at most once for a ticket, event and
 * what it is about. Returns whether it will be sent.
 */
export async function hearEvent(
  scope: Scope,
  told: CustomerEvent,
  estimate?: PricedEstimate,
): Promise<boolean> {
  const { event, ticket_id, by, tell, about = '', values } = told;
  await scope.alone(`ticket message ${ticket_id} ${event}`);
  if (event === 'PARCEL_DELIVERED') await outdate(scope, { ticket_id, event: 'PARCEL_SHIPPED', about });
  const ticket = await readTicketFacts(scope, ticket_id);
  const plan = await planMessage(scope, ticket, event, { about, values, estimate });
  if (!plan) return false;
  const due_date = await dueTime(scope, ticket);
  const { location_id } = ticket;
  const { wanted, subject } = plan;
  const row = { ...answered(plan, tell), location_id, wanted, subject, due_date };
  const id = await storeMessage(scope, by, { ticket_id, event, about }, row);
  const isTold = row.state === 'WAITING';
  if (isTold) await enqueueMessage(scope, { id, due_date, by });
  return isTold;
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
async function outdate(scope: Scope, once: Once): Promise<void> {
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
