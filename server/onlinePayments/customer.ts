import { eq } from 'drizzle-orm';
import { paymentAttempts as model } from '../../src/schemas/onlinePayments/paymentAttempts.ts';
import { readableRows } from '../core/records/readable.ts';
import { pages, type CustomerContribution } from '../customers/index.ts';
import { tickets } from '../tickets/index.ts';
import { paymentAttempts } from './tables.ts';

/** Attempts to pay a customer's tickets. They name nobody, and are kept as payments are. */
export const attemptsOfCustomer: CustomerContribution = {
  file: {
    paymentAttempts: {
      table: paymentAttempts,
      isOf: (own, { id }) =>
        eq(paymentAttempts.ticket_id, own.any(tickets, tickets.id, eq(tickets.customer_id, id))),
      readable: (_, who) => readableRows(who, model, paymentAttempts),
      rows: (scope, _, where) => pages(scope, paymentAttempts, where),
    },
  },
};
