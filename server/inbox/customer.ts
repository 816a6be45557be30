import { eq, sql } from 'drizzle-orm';
import { FORGOTTEN_NAME } from '../../src/schemas/customers/forgotten.ts';
import { textMessages as messageModel } from '../../src/schemas/inbox/textMessages.ts';
import { threads as threadModel } from '../../src/schemas/inbox/threads.ts';
import { readableRows } from '../core/records/readable.ts';
import { pages, type CustomerContribution } from '../customers/index.ts';
import { textMessages, threads } from './tables.ts';

/** Threads and text messages of a customer. */
export const threadsOfCustomer: CustomerContribution = {
  records: {
    threads: {
      table: threads,
      isOf: (_, { id }) => eq(threads.customer_id, id),
      readable: (_, who) => readableRows(who, threadModel, threads),
      rows: (scope, _, where) => pages(scope, threads, where),
    },
  },
  file: {
    textMessages: {
      table: textMessages,
      isOf: (own, { id }) =>
        eq(textMessages.thread_id, own.any(threads, threads.id, eq(threads.customer_id, id))),
      readable: (_, who) => readableRows(who, messageModel, textMessages),
      rows: (scope, _, where) => pages(scope, textMessages, where),
    },
  },
  forget: async ({ scope, customer: { id } }) => {
    const own = eq(threads.customer_id, id);
    const ids = scope.any(threads, threads.id, own);
    await scope.update(textMessages, { text: FORGOTTEN_NAME }, eq(textMessages.thread_id, ids));
    // The number identifies the customer; a thread needs one that is its own.
    const address = sql`'-' || ${threads.id}::text`;
    await scope.update(threads, { address, last_text: FORGOTTEN_NAME, state: 'DONE', unread: 0 }, own);
  },
};
