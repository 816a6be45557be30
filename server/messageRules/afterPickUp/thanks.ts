import { and, eq, inArray } from 'drizzle-orm';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Scope } from '../../core/scope.ts';
import { mails } from '../../mailQueue/index.ts';
import { dueTime, readStore } from '../../store/index.ts';
import { ticketBalance } from '../../tickets/index.ts';
import { ticketMessages } from '../tables.ts';
import { readTicketFacts } from '../ticketFacts.ts';
import { mailCustomer } from '../write.ts';
import { attachInvoice } from './invoice.ts';
import { enqueueThanks } from './plan.ts';
import { namesOf, texts } from './texts.ts';

/**
 * Thanks the customer of a ticket whose devices have gone and of which nothing is due, with its invoice: once a ticket,
 * after the quiet hours, and only if no rule writes an email when it is handed over.
 */
export const thankCustomer: JobKind<{ id: string }> = {
  run: ({ scope, data: { id } }) =>
    scope.transaction(async (own) => {
      const key = `thanks ${id}`;
      await own.alone(key);
      const { send_thanks_email, name: store } = await readStore(own);
      const ticket = await readTicketFacts(own, id);
      const { customer, state, origin, number } = ticket;
      if (!send_thanks_email || !customer?.email || state !== 'GONE' || origin === 'OWN_STOCK') return;
      if ((await own.count(mails, eq(mails.key, key))) > 0 || (await isMailedByRule(own, id))) return;
      if ((await ticketBalance(own, id)).due > 0) return;
      const due = await dueTime(own, ticket);
      if (due.getTime() > Date.now()) return enqueueThanks(own, id, due);
      const { hello, thanks } = texts[ticket.language];
      const attachments = await attachInvoice(own, ticket);
      await mailCustomer(own, ticket, {
        kind: 'thanks',
        key,
        attachments,
        subject: thanks.subject(store),
        parts: [
          hello(customer.first_name),
          thanks.about({ number, devices: namesOf(ticket.devices) }),
          ...(attachments.length > 0 ? [thanks.invoice] : []),
          thanks.fault,
        ],
        footer: thanks.footer,
      });
    }),
};

/** Whether a rule mails the customer, or will, that everything was handed over. */
async function isMailedByRule(scope: Scope, ticketId: string): Promise<boolean> {
  const { ticket_id, event, channel, state } = ticketMessages;
  const isMail = and(eq(channel, 'MAIL'), inArray(state, ['WAITING', 'SENT']));
  return (await scope.count(ticketMessages, and(eq(ticket_id, ticketId), eq(event, 'GONE'), isMail))) > 0;
}
