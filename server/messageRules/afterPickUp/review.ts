import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Scope } from '../../core/scope.ts';
import { mayMail } from '../../customers/index.ts';
import { mails } from '../../mailQueue/index.ts';
import { readStore } from '../../store/index.ts';
import { ticketDevices, tickets } from '../../tickets/index.ts';
import { dueTime } from '../dueTime.ts';
import { readTicketFacts, type TicketFacts } from '../ticketFacts.ts';
import { mailCustomer } from '../write.ts';
import { enqueueReview } from './plan.ts';
import { namesOf, texts } from './texts.ts';

const kind = 'review';

/**
 * Asks the customer of a ticket for a review, after the quiet hours: if everything was repaired, nothing came back, they
 * agreed to the newsletter, and were not asked in the months before.
 */
export const askReview: JobKind<{ id: string }> = {
  run: ({ scope, data: { id } }) =>
    scope.transaction(async (own) => {
      const { review_days, review_months, review_address, name: store } = await readStore(own);
      const ticket = await readTicketFacts(own, id);
      const { customer, number } = ticket;
      if (review_days === null || !review_address || !customer?.email || !isRepaired(ticket)) return;
      await own.alone(`${kind} ${customer.id}`);
      if (!(await mayMail(own, [customer.id], 'NEWSLETTER')).has(customer.id)) return;
      if ((await hasRework(own, ticket)) || (await isAsked(own, customer.id, review_months))) return;
      const due = await dueTime(own, ticket);
      if (due.getTime() > Date.now()) return enqueueReview(own, id, due);
      const { hello, review } = texts[ticket.language];
      await mailCustomer(own, ticket, {
        kind,
        key: `${kind} ${id}`,
        subject: review.subject(store),
        parts: [hello(customer.first_name), review.about({ number, devices: namesOf(ticket.devices) })],
        link: { label: review.link, url: review_address },
        footer: review.footer,
      });
    }),
};

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
  return (await scope.count(mails, and(eq(customer_id, customerId), isSince))) > 0;
}
