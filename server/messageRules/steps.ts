import { eq } from 'drizzle-orm';
import type { TicketMessage } from '../../src/schemas/messageRules/ticketMessages.ts';
import { invalid, notFound } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import { dueTime } from '../store/index.ts';
import { chooseChannel } from './channel.ts';
import { checkedText } from './checkedText.ts';
import { isReached } from './plan.ts';
import { enqueueMessage } from './sendMessage.ts';
import { ticketMessages } from './tables.ts';
import { readTicketFacts } from './ticketFacts.ts';
import { fillText, valuesOf } from './values.ts';

/** What was not sent is sent by hand, if it is still true and the customer can be reached. */
export const ticketMessageHooks: Hooks<TicketMessage> = {
  steps: {
    send: async ({ scope, who }, { id, ticket_id, event }, { text }: { text?: string }) => {
      const ticket = await readTicketFacts(scope, ticket_id);
      const { about, wanted } = ticketMessages;
      const where = eq(ticketMessages.id, id);
      const [row] = await scope.select(ticketMessages, { about, wanted }, { where });
      if (!row) throw notFound();
      if (!(await isReached(scope, ticket, { event, about: row.about })))
        throw invalid([{ path: '', code: 'outdated' }]);
      const { channel, reason } = await chooseChannel(scope, ticket, row.wanted);
      if (reason !== null) throw invalid([{ path: '', code: reason }]);
      const due_date = await dueTime(scope, ticket);
      await enqueueMessage(scope, { id, due_date, by: who.staff_id });
      const values = (await valuesOf(scope, ticket))[ticket.language];
      const filled = fillText(checkedText(text ?? '', channel, '/text'), values);
      return { state: 'WAITING', channel, reason, text: filled, due_date };
    },
  },
};
