import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { FORGOTTEN_NAME } from '../../src/schemas/customers/forgotten.ts';
import { textMessages as messageModel } from '../../src/schemas/inbox/textMessages.ts';
import { threads as threadModel } from '../../src/schemas/inbox/threads.ts';
import { readableRows } from '../core/records/readable.ts';
import { pages, type CustomerContribution, type CustomerKey } from '../customers/index.ts';
import { textMessages, threads } from './tables.ts';

/** The condition that a thread belongs to a customer: directly, or without customer by its email address. */
export const isThreadOf = ({ id, emails }: CustomerKey): SQL =>
  or(eq(threads.customer_id, id), and(isNull(threads.customer_id), isWith(emails)))!;

/** The condition that a thread is with one of these email addresses. */
const isWith = (emails: CustomerKey['emails']): SQL =>
  sql`${threads.address} = any(${sql.param(emails)}::text[])`;

/** Threads and text messages of a customer. */
export const threadsOfCustomer: CustomerContribution = {
  records: {
    threads: {
      table: threads,
      isOf: (_, customer) => isThreadOf(customer),
      isSentTo: isWith,
      since: sql`coalesce(${threads.linked_date}, ${threads.created_date})`,
      readable: (_, who) => readableRows(who, threadModel, threads),
      rows: (scope, _, where) => pages(scope, threads, where),
    },
  },
  file: {
    textMessages: {
      table: textMessages,
      isOf: (own, customer) => eq(textMessages.thread_id, own.any(threads, threads.id, isThreadOf(customer))),
      readable: (_, who) => readableRows(who, messageModel, textMessages),
      rows: (scope, _, where) => pages(scope, textMessages, where),
    },
  },
  forget: async ({ scope, customer }) => {
    const own = isThreadOf(customer);
    const ids = scope.any(threads, threads.id, own);
    await scope.update(textMessages, { text: FORGOTTEN_NAME }, eq(textMessages.thread_id, ids));
    // The number or email address identifies the customer; a thread needs one that is its own.
    const address = sql`'-' || ${threads.id}::text`;
    await scope.update(
      threads,
      { address, sender_name: null, last_text: FORGOTTEN_NAME, state: 'DONE', unread: 0 },
      own,
    );
  },
};
