import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { MessageChannel } from '../../../src/schemas/messageRules/events.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import { orderedId } from '../../core/orderedId.ts';
import type { Scope } from '../../core/scope.ts';
import { mayMail } from '../../customers/index.ts';
import { textObstacle } from '../../inbox/index.ts';
import { mails } from '../../mailQueue/index.ts';
import { dueTime, readStore } from '../../store/index.ts';
import { ticketDevices, tickets } from '../../tickets/index.ts';
import { readTicketFacts, type TicketFacts } from '../ticketFacts.ts';
import { ticketMessages } from '../tables.ts';
import { mailCustomer, textTicket } from '../write.ts';
import { enqueueReview } from './plan.ts';
import { namesOf, texts } from './texts.ts';

const kind = 'review';

/**
 * Asks the customer of a ticket for a review, after the quiet hours: by email who agreed to the newsletter, by text message
 * who has no address and agreed to marketing by text message; if everything was repaired, nothing came back, and they
 * were not asked in the months before.
 */
export const askReview: JobKind<{ id: string }> = {
  run: ({ scope, data: { id } }) =>
    scope.transaction(async (own) => {
      const { review_days, review_months, review_address, name: store } = await readStore(own);
      const ticket = await readTicketFacts(own, id);
      const { customer, number } = ticket;
      if (review_days === null || !review_address || !customer || !isRepaired(ticket)) return;
      await own.alone(`${kind} ${customer.id}`);
      const channel = await channelTo(own, ticket, customer);
      if (!channel) return;
      if ((await hasRework(own, ticket)) || (await isAsked(own, customer.id, review_months))) return;
      const due = await dueTime(own, ticket);
      if (due.getTime() > Date.now()) return enqueueReview(own, id, due);
      const { hello, review } = texts[ticket.language];
      if (channel === 'SMS') return textReview(own, ticket, review.text(store, review_address));
      await mailCustomer(own, ticket, {
        kind,
        purpose: 'NEWSLETTER',
        key: `${kind} ${id}`,
        subject: review.subject(store),
        parts: [hello(customer.first_name), review.about({ number, devices: namesOf(ticket.devices) })],
        link: { label: review.link, url: review_address },
        footer: review.footer,
      });
    }),
};

/** Returns how a customer may be asked; undefined if they did not agree to any way. */
async function channelTo(
  scope: Scope,
  { location_id }: TicketFacts,
  { id, email, phone }: NonNullable<TicketFacts['customer']>,
): Promise<MessageChannel | undefined> {
  const purpose = email ? 'NEWSLETTER' : 'SMS_MARKETING';
  if (!(await mayMail(scope, [id], purpose)).has(id)) return undefined;
  if (email) return 'MAIL';
  return (await textObstacle(scope, phone, location_id)) ? undefined : 'SMS';
}

/** Sends the wish as a text message, once a ticket, which is kept as a message to the customer. */
async function textReview(scope: Scope, ticket: TicketFacts, text: string): Promise<void> {
  const { id: ticket_id, location_id } = ticket;
  const { event } = ticketMessages;
  const isSent = and(eq(ticketMessages.ticket_id, ticket_id), eq(event, 'REVIEW'));
  if ((await scope.count(ticketMessages, isSent)) > 0) return;
  const id = orderedId();
  await scope.create(ticketMessages, {
    id,
    ticket_id,
    location_id,
    event: 'REVIEW',
    state: 'SENT',
    channel: 'SMS',
    wanted: 'SMS',
    text,
  });
  await textTicket(scope, null, ticket, { id, text });
}

/** Whether everything on a ticket was repaired and has gone, and it is no rework itself. */
const isRepaired = ({ origin, state, devices }: TicketFacts): boolean =>
  state === 'GONE' &&
  origin !== 'OWN_STOCK' &&
  origin !== 'REWORK' &&
  devices.every(({ outcome }) => outcome === 'REPAIRED');

/** Whether a device of a ticket came back as a rework. */
async function hasRework(scope: Scope, { number, devices }: TicketFacts): Promise<boolean> {
  const { id, ticket_id, device_id } = ticketDevices;
  const ids = devices.map((device) => device.device_id);
  const isLater = and(eq(tickets.origin, 'REWORK'), gt(tickets.number, number));
  const [found] = await scope.select(
    ticketDevices,
    { id },
    {
      join: { table: tickets, on: eq(tickets.id, ticket_id) },
      where: and(inArray(device_id, ids), isLater),
      limit: 1,
    },
  );
  return found !== undefined;
}

/** Whether a customer was asked in the last months. */
async function isAsked(scope: Scope, customerId: string, months: number): Promise<boolean> {
  const { customer_id, created_date, state } = mails;
  const since = sql`now() - make_interval(months => ${months})`;
  const isSince = and(eq(mails.kind, kind), gt(created_date, since), ne(state, 'failed'));
  if ((await scope.count(mails, and(eq(customer_id, customerId), isSince))) > 0) return true;
  const { event, ticket_id } = ticketMessages;
  const isTexted = and(
    eq(event, 'REVIEW'),
    eq(ticket_id, scope.any(tickets, tickets.id, eq(tickets.customer_id, customerId))),
    gt(ticketMessages.created_date, since),
  );
  return (await scope.count(ticketMessages, isTexted)) > 0;
}
