import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
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

/** Most emails of a page: each has up to 40,000 characters. */
const MAX_PER_PAGE = 50;

/** Returns a page of the emails of a conversation, sent and received, the newest first. */
export async function listThreadMails(
  scope: Scope,
  who: Who,
  thread: MailThread,
  { page, per_page: wanted }: { page: number; per_page: number },
) {
  const per_page = Math.min(wanted, MAX_PER_PAGE);
  const isReceived = eq(receivedMails.thread_id, thread.id);
  const isSent = isSentIn(scope, who, thread);
  const newest = scope.read<{ id: string }>(
    (own) => sql`select id from (
        select id, created_date from ${own(receivedMails)} where ${isReceived}
        union all
        select id, created_date from ${own(mails)} where ${isSent}
      ) of_thread
      order by created_date desc, id desc limit ${per_page} offset ${(page - 1) * per_page}`,
  );
  const [received, sent, shown] = await Promise.all([
    scope.count(receivedMails, isReceived),
    scope.count(mails, isSent),
    newest,
  ]);
  const data = await readThreadMails(
    scope,
    thread,
    shown.map(({ id }) => id),
  );
  return { data, metadata: { total: received + sent, page, per_page } };
}

const receivedColumns = {
  id: receivedMails.id,
  created_date: receivedMails.created_date,
  from: receivedMails.from,
  from_name: receivedMails.from_name,
  subject: receivedMails.subject,
  text: receivedMails.text,
  quoted: receivedMails.quoted,
  is_cut: receivedMails.is_cut,
  is_automatic: receivedMails.is_automatic,
  files: receivedMails.files,
};

const sentColumns = {
  id: mails.id,
  created_date: mails.created_date,
  created_by: mails.created_by,
  thread_id: mails.thread_id,
  subject: mails.subject,
  text: mails.text,
  state: mails.state,
  reason: mails.reason,
  attachments: mails.attachments,
};

type Columns<T, F> = Pick<T, keyof T & keyof F>;
type Received = Columns<typeof receivedMails.$inferSelect, typeof receivedColumns>;
type Sent = Columns<typeof mails.$inferSelect, typeof sentColumns>;

/** Returns emails of a conversation in the order of their ids. */
export async function readThreadMails(
  scope: Scope,
  thread: MailThread,
  ids: string[],
): Promise<ThreadMail[]> {
  if (ids.length === 0) return [];
  const [received, sent] = await Promise.all([
    scope.select(receivedMails, receivedColumns, { where: inArray(receivedMails.id, ids) }),
    scope.select(mails, sentColumns, { where: inArray(mails.id, ids) }),
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

const ofReceived = (mail: Received, { address }: MailThread): ThreadMail => ({
  id: mail.id,
  direction: 'IN',
  date: mail.created_date.toISOString(),
  from: mail.from === address ? null : mail.from,
  from_name: mail.from_name || null,
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

const ofSent = (mail: Sent, { id }: MailThread, by: string | null): ThreadMail => ({
  id: mail.id,
  direction: 'OUT',
  date: mail.created_date.toISOString(),
  from: null,
  from_name: null,
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
