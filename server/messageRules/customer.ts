import { eq } from 'drizzle-orm';
import { ticketMessages as model } from '../../src/schemas/messageRules/ticketMessages.ts';
import { FORGOTTEN_NAME } from '../../src/schemas/customers/forgotten.ts';
import { forgetProperties } from '../core/history/forgetProperties.ts';
import { readableRows } from '../core/records/readable.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import { pages, type CustomerContribution, type CustomerKey } from '../customers/index.ts';
import { tickets } from '../tickets/index.ts';
import { ticketMessages } from './tables.ts';

const isOf = (own: TenantFilter, customerId: CustomerKey['id']) =>
  eq(ticketMessages.ticket_id, own.any(tickets, tickets.id, eq(tickets.customer_id, customerId)));

/** What rules told a customer. */
export const messagesOfCustomer: CustomerContribution = {
  file: {
    ticketMessages: {
      table: ticketMessages,
      isOf: (own, { id }) => isOf(own, id),
      readable: (_, who) => readableRows(who, model, ticketMessages),
      rows: (scope, _, where) => pages(scope, ticketMessages, where),
    },
  },
  forget: async ({ scope, customer }) => {
    const { id } = ticketMessages;
    const values = { text: FORGOTTEN_NAME, subject: null };
    const rows = await scope.updateReturning(ticketMessages, values, isOf(scope, customer.id), { id });
    await forgetProperties(
      scope,
      model.name,
      rows.map((row) => row.id),
      ['text', 'subject'],
    );
  },
};
