import { and, count, desc, eq, getTableColumns, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import type { ThreadMail } from '../../src/schemas/inbox/threadMails.ts';
import type { Thread } from '../../src/schemas/inbox/threads.ts';
import type { Scope } from '../core/scope.ts';
import { readableMails } from '../mail/index.ts';
import { mails, recipients } from '../mailQueue/index.ts';
import { staffNames } from '../staff/index.ts';
import { receivedMails } from './tables.ts';

type MailThread = Pick<Thread, 'id' | 'location_id' | 'address'>;

/**
 * The condition that a sent email stands in a conversation: it was written there, or it was sent from its location, or
 * from none, to its address, by whatever part of the product.
 */
const isSentIn = (scope: Scope, who: Who, { id, location_id, address }: MailThread): SQL =>
  or(
    eq(mails.thread_id, id),
    and(
      isNull(mails.thread_id),
      sql`${recipients(mails)} ?| ${sql.param([address])}::text[]`,
      or(isNull(mails.location_id), eq(mails.location_id, location_id)),
      readableMails(scope, who),
    ),
  )!;

/** Returns a page of the emails of a conversation, sent and received, the newest first. */
export async function listThreadMails(
  scope: Scope,
  who: Who,
  thread: MailThread,
  { page, per_page }: { page: number; per_page: number },
) {
  const isReceived = eq(receivedMails.thread_id, thread.id);
  const isSent = isSentIn(scope, who, thread);
  const first = (page - 1) * per_page;
  const limit = first + per_page;
  const [[received], [sent], newestReceived, newestSent] = await Promise.all([
    scope.select(receivedMails, { count: count() }, { where: isReceived }),
    scope.select(mails, { count: count() }, { where: isSent }),
    newest(scope, receivedMails, isReceived, limit),
    newest(scope, mails, isSent, limit),
  ]);
  const shown = [...newestReceived, ...newestSent]
    .toSorted((a, b) => b.date.getTime() - a.date.getTime() || (a.id < b.id ? 1 : -1))
    .slice(first, limit);
  const data = await readThreadMails(
    scope,
    thread,
    shown.map(({ id }) => id),
  );
  return { data, metadata: { total: (received?.count ?? 0) + (sent?.count ?? 0), page, per_page } };
}

const newest = (scope: Scope, table: typeof mails | typeof receivedMails, where: SQL, limit: number) =>
  scope.select(
    table,
    { id: table.id, date: table.created_date },
    { where, orderBy: [desc(table.created_date), desc(table.id)], limit },
  );

/** Returns emails of a conversation in the order of their ids. */
export async function readThreadMails(
  scope: Scope,
  thread: MailThread,
  ids: string[],
): Promise<ThreadMail[]> {
  if (ids.length === 0) return [];
  const [received, sent] = await Promise.all([
    scope.select(receivedMails, getTableColumns(receivedMails), { where: inArray(receivedMails.id, ids) }),
    scope.select(mails, getTableColumns(mails), { where: inArray(mails.id, ids) }),
  ]);
  const names = await staffNames(
    scope,
    sent.map((mail) => mail.created_by),
  );
  const all = [
    ...received.map((mail) => ofReceived(mail, thread)),
    ...sent.map((mail) => ofSent(mail, thread, names.get(mail.created_by ?? '') ?? null)),
  ];
  return ids.flatMap((id) => all.find((mail) => mail.id === id) ?? []);
}

const ofReceived = (mail: typeof receivedMails.$inferSelect, { address }: MailThread): ThreadMail => ({
  id: mail.id,
  direction: 'IN',
  date: mail.created_date.toISOString(),
  from: mail.from === address ? null : mail.from,
  subject: mail.subject,
  text: mail.text,
  quoted: mail.quoted,
  is_cut: mail.is_cut,
  is_automatic: mail.is_automatic,
  state: null,
  reason: null,
  by: null,
  is_own: false,
  files: mail.files.map(({ filename, bytes, file_id }) => ({
    filename,
    bytes,
    is_kept: file_id !== undefined,
  })),
});

const ofSent = (mail: typeof mails.$inferSelect, { id }: MailThread, by: string | null): ThreadMail => ({
  id: mail.id,
  direction: 'OUT',
  date: mail.created_date.toISOString(),
  from: null,
  subject: mail.subject,
  text: mail.text,
  quoted: '',
  is_cut: false,
  is_automatic: mail.created_by === null,
  state: mail.state,
  reason: mail.reason,
  by,
  is_own: mail.thread_id === id,
  files: mail.attachments.map(({ filename }) => ({ filename, bytes: 0, is_kept: false })),
});
