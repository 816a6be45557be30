import { eq, inArray } from 'drizzle-orm';
import { FORGOTTEN_NAME } from '../../src/schemas/customers/forgotten.ts';
import { threads as threadModel } from '../../src/schemas/inbox/threads.ts';
import { readableRows } from '../core/records/readable.ts';
import type { Scope } from '../core/scope.ts';
import { pages, type CustomerContribution } from '../customers/index.ts';
import { threads } from '../inbox/index.ts';
import { mailFiles } from '../mailQueue/index.ts';
import { receivedMails } from './tables.ts';

const { thread_id } = receivedMails;

/** Emails that arrived from a customer. */
export const receivedOfCustomer: CustomerContribution = {
  file: {
    receivedMails: {
      table: receivedMails,
      isOf: (own, { id }) => eq(thread_id, own.any(threads, threads.id, eq(threads.customer_id, id))),
      readable: (scope, who) => {
        const seen = readableRows(who, threadModel, threads);
        return seen && eq(thread_id, scope.any(threads, threads.id, seen));
      },
      rows: (scope, _, where) => pages(scope, receivedMails, where),
    },
  },
  forget: async ({ scope, customer: { id } }) => {
    const isOf = eq(thread_id, scope.any(threads, threads.id, eq(threads.customer_id, id)));
    await removeFiles(scope, isOf);
    const nothing = {
      from: '',
      from_name: FORGOTTEN_NAME,
      subject: FORGOTTEN_NAME,
      text: '',
      quoted: '',
      files: [],
    };
    await scope.update(receivedMails, nothing, isOf);
  },
};

async function removeFiles(scope: Scope, isOf: ReturnType<typeof eq>): Promise<void> {
  const rows = await scope.select(receivedMails, { files: receivedMails.files }, { where: isOf });
  const ids = rows.flatMap(({ files }) => files.flatMap(({ file_id }) => file_id ?? []));
  if (ids.length > 0) await scope.delete(mailFiles, inArray(mailFiles.id, ids), mailFiles.id);
}
