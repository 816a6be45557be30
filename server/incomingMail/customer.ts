import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { FORGOTTEN_NAME } from '../../src/schemas/customers/forgotten.ts';
import { threads as threadModel } from '../../src/schemas/inbox/threads.ts';
import { jobs } from '../core/jobs/tables.ts';
import { readableRows } from '../core/records/readable.ts';
import type { Scope } from '../core/scope.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import { pages, type CustomerContribution, type CustomerKey } from '../customers/index.ts';
import { isThreadOf, threads } from '../inbox/index.ts';
import { mailFiles } from '../mailQueue/index.ts';
import { receivedMails } from './tables.ts';

const { thread_id } = receivedMails;

const isOf = (own: TenantFilter, customer: CustomerKey) =>
  eq(thread_id, own.any(threads, threads.id, isThreadOf(customer)));

/** Emails that arrived from a customer. */
export const receivedOfCustomer: CustomerContribution = {
  file: {
    receivedMails: {
      table: receivedMails,
      isOf,
      readable: (scope, who) => {
        const seen = readableRows(who, threadModel, threads);
        return seen && eq(thread_id, scope.any(threads, threads.id, seen));
      },
      rows: (scope, _, where) => pages(scope, receivedMails, where),
    },
  },
  forget: async ({ scope, customer }) => {
    const isTheirs = isOf(scope, customer);
    await removeFiles(scope, isTheirs);
    const nothing = {
      from: '',
      from_name: FORGOTTEN_NAME,
      subject: FORGOTTEN_NAME,
      text: '',
      quoted: '',
      files: [],
    };
    await scope.update(receivedMails, nothing, isTheirs);
    const { about, kind } = jobs;
    const namesThem = customer.emails.map((one) => sql`position(${one} in lower(${about})) > 0`);
    if (namesThem.length > 0)
      await scope.update(jobs, { about: null }, and(eq(kind, 'take-mail'), or(...namesThem))!);
  },
};

async function removeFiles(scope: Scope, where: SQL): Promise<void> {
  const rows = await scope.select(receivedMails, { files: receivedMails.files }, { where });
  const ids = rows.flatMap(({ files }) => files.flatMap(({ file_id }) => file_id ?? []));
  if (ids.length > 0) await scope.delete(mailFiles, inArray(mailFiles.id, ids), mailFiles.id);
}
