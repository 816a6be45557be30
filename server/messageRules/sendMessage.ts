import { eq } from 'drizzle-orm';
import { enqueue } from '../core/jobs/enqueue.ts';
import type { JobKind } from '../core/jobs/kinds.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { customerLink } from '../tickets/index.ts';
import { dueTime } from '../store/index.ts';
import { chooseChannel } from './channel.ts';
import { isReached } from './plan.ts';
import { ticketMessages } from './tables.ts';
import { readTicketFacts } from './ticketFacts.ts';
import { withLink } from './values.ts';
import { mailTicket, textTicket } from './write.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'send-ticket-message': { id: string };
  }
}

/**
 * Hands a waiting message to the text messages or the mail queue, in the transaction that marks it as sent. Before, it is
 * looked at again: whether it is still true, how the customer can be reached, and whether quiet hours have begun.
 */
export const sendTicketMessage = ({ originOf }: Pick<Services, 'originOf'>): JobKind<{ id: string }> => ({
  run: ({ scope, data: { id }, by }) =>
    scope.transaction(async (own) => {
      const message = await readWaiting(own, id);
      if (!message) return;
      const ticket = await readTicketFacts(own, message.ticket_id);
      const due_date = await dueTime(own, ticket);
      const store = (changes: Partial<typeof ticketMessages.$inferInsert>) =>
        updateVersioned(own, ticketMessages, [id], by, changes);
      if (due_date.getTime() > Date.now()) {
        await store({ due_date });
        return enqueueMessage(own, { id, due_date, by });
      }
      if (!(await isReached(own, ticket, message)))
        return store({ state: 'NOT_SENT', channel: null, reason: 'outdated' });
      const { channel, reason } = await chooseChannel(own, ticket, message.wanted);
      if (reason !== null) return store({ state: 'NOT_SENT', channel, reason });
      const { language: locale } = ticket;
      const link = await customerLink(own, { ticketId: ticket.id, by: null, locale, originOf });
      const text = withLink(message.text, link);
      await (channel === 'SMS'
        ? textTicket(own, by, ticket, { id, text })
        : mailTicket(own, ticket, { id, subject: message.subject, text }));
      return store({ state: 'SENT', channel });
    }),
});

async function readWaiting(scope: Scope, messageId: string) {
  const { id, ticket_id, event, about, state, wanted, subject, text } = ticketMessages;
  const [message] = await scope.select(
    ticketMessages,
    { ticket_id, event, about, state, wanted, subject, text },
    { where: eq(id, messageId), lock: true },
  );
  return message?.state === 'WAITING' ? message : undefined;
}

interface Waiting {
  id: string;
  due_date: Date;
  by: string | null;
}

export const enqueueMessage = (scope: Scope, { id, due_date, by }: Waiting): Promise<void> =>
  enqueue(scope, {
    kind: 'send-ticket-message',
    key: id,
    data: { id },
    runAt: due_date,
    ...(by && { by }),
  });
