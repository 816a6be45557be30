import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import { FORGOTTEN_NAME } from '../../../src/schemas/customers/forgotten.ts';
import { jobs } from '../../core/jobs/tables.ts';
import type { Scope } from '../../core/scope.ts';
import { mailFiles, mails } from '../../mailQueue/index.ts';
import { mailings } from '../bulk/tables.ts';
import type { Forgetting } from '../../customers/index.ts';
import { isMailOfCustomer, isTo } from './isMailOfCustomer.ts';

/**
 * Erases the content of emails to a customer and cancels queued ones; from emails to others only the addresses are
 * removed.
 */
export async function forgetMails({ scope, who, customer }: Forgetting): Promise<void> {
  const { emails } = customer;
  const rows = await scope.select(
    mails,
    { id: mails.id, attachments: mails.attachments },
    { where: isMailOfCustomer(scope, customer) },
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await empty(scope, who, ids);
  const files = rows.flatMap(({ attachments }) =>
    attachments.flatMap((one) => ('file_id' in one ? [one.file_id] : [])),
  );
  if (files.length > 0) await removeFiles(scope, files);
  const without = (list: typeof mails.to | typeof mails.cc | typeof mails.bcc | typeof mails.refused) =>
    sql`(select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${list}) one
      where not ${inArray(sql`lower(one ->> 'address')`, emails)})`;
  const { to, cc, bcc, refused } = mails;
  const left = { to: without(to), cc: without(cc), bcc: without(bcc), refused: without(refused) };
  await scope.update(mails, left, isTo(emails));
}

async function empty(scope: Scope, who: Who, ids: string[]): Promise<void> {
  const { kind, key, state } = jobs;
  const isTheirs = and(eq(kind, 'send-mail'), inArray(key, ids))!;
  await scope.update(jobs, { about: null }, isTheirs);
  await scope.update(
    jobs,
    { state: 'cancelled', cancelled_by: who.staff_id, finished_date: new Date() },
    and(isTheirs, eq(state, 'queued'))!,
  );
  const nothing = { to: [], cc: [], bcc: [], subject: FORGOTTEN_NAME, text: '', html: '' };
  const where = inArray(mails.id, ids);
  await scope.update(mails, { ...nothing, attachments: [], refused: [], reply_to: null }, where);
  await scope.update(
    mails,
    { state: 'failed', reason: null, settled_date: new Date() },
    and(where, eq(mails.state, 'queued'))!,
  );
}

/** Deletes files that no other email or bulk email uses. */
async function removeFiles(scope: Scope, ids: string[]): Promise<void> {
  const isUsed = [mails, mailings].map((table) =>
    scope.exists(
      table,
      sql`${table.attachments} @> jsonb_build_array(jsonb_build_object('file_id', ${mailFiles.id}))`,
    ),
  );
  await scope.delete(mailFiles, and(inArray(mailFiles.id, ids), not(or(...isUsed)!)), mailFiles.id);
}
