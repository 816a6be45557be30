import { and, count, desc, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm';
import { can, type Who } from '../../src/schemas/can.ts';
import { mails as access, type NewMail, type StoredMail } from '../../src/schemas/mail/mail.ts';
import { forbidden, invalid, notFound, Problem } from '../core/problem.ts';
import { digest, isFirstTime } from '../core/records/isFirstTime.ts';
import type { Scope } from '../core/scope.ts';
import { contactRequests } from '../customers/index.ts';
import { keepFiles } from './keepFiles.ts';
import { type LimitMails, mailFiles, mails, queueMail, type StoredAttachment } from '../mailQueue/index.ts';
import { readableMails } from './readable.ts';
import type { SentFile } from './readForm.ts';
import { strangersIn } from './strangers.ts';
import { checkMail, contextOf, prepareMail } from './writeMail.ts';

type Row = typeof mails.$inferSelect;

/**
 * Stores an email written by a staff member, and the job that sends it. Repeating it with the same key returns the
 * stored email.
 */
export async function sendWritten(
  scope: Scope,
  who: Who,
  mail: NewMail,
  { files, limit }: { files: SentFile[]; limit: LimitMails },
): Promise<StoredMail> {
  checkMail(who, mail);
  const { to, cc, bcc, key, ...content } = mail;
  const isFirst = (own: Scope) => isFirstTime(own, key, 'mails', { to, cc, bcc, ...content }, filesOf(files));
  const known = await findByKey(scope, who, key);
  if (known) {
    await scope.transaction(isFirst);
    return toStored(scope, known);
  }
  const context = await contextOf(scope, who, mail);
  const strangers = await strangersIn(scope, who, mail);
  if (strangers.length > 0) throw invalid(strangers);
  const prepared = await prepareMail(scope, mail, context);
  await limit(who, to.length + cc.length + bcc.length);
  const id = await scope.transaction(async (own) => {
    await isFirst(own);
    const { attachments, ids } = await keepFiles(own, who, files, prepared);
    const { pictures, ...words } = prepared;
    const mailId = await queueMail(own, {
      kind: 'composed',
      key,
      to,
      cc,
      bcc,
      attachments,
      ...words,
      customerId: mail.customer_id,
      locationId: mail.location_id,
      appointmentId: mail.appointment_id,
      requestId: mail.request_id,
      by: who.staff_id,
    });
    await dropUnused(own, mailId, ids);
    if (mail.request_id) await takeRequest(own, who, mail.request_id);
    return mailId;
  });
  return storedMail(scope, id);
}

/** Answering an unassigned contact request assigns it to the writer. */
const takeRequest = (own: Scope, { staff_id: assignee_id }: Who, id: string) =>
  own.update(
    contactRequests,
    { assignee_id },
    and(eq(contactRequests.id, id), isNull(contactRequests.assignee_id))!,
  );

/** Names and digests of files, for comparing requests with the same key. */
export const filesOf = (files: SentFile[]) =>
  files.map(({ filename, content }) => [filename, digest(content)]);

/** Resends an email that failed or whose outcome is unknown, as a new email that refers to it. */
export async function sendAgain(
  scope: Scope,
  who: Who,
  { id, key, limit }: { id: string; key: string; limit: LimitMails },
): Promise<StoredMail> {
  const isFirst = (own: Scope) => isFirstTime(own, key, 'mails/again', id);
  const known = await findByKey(scope, who, key);
  if (known) {
    await scope.transaction(isFirst);
    return toStored(scope, known);
  }
  const row = await findReadable(scope, who, id);
  if (!can(who, 'create', access, { location_id: row.location_id })) throw forbidden();
  if (!['failed', 'unknown'].includes(row.state) || row.is_secret)
    throw new Problem(409, 'Only a mail that failed, or of which nothing is known, is sent again.');
  const { to, cc, bcc, subject, text, html, attachments, kind } = row;
  await limit(who, to.length + cc.length + bcc.length);
  const content = { kind, to, cc, bcc, subject, text, html, attachments };
  const again = await scope.transaction(async (own) => {
    await isFirst(own);
    return queueMail(own, {
      ...content,
      key,
      fromName: row.from_name ?? '',
      replyTo: row.reply_to ?? '',
      customerId: row.customer_id,
      locationId: row.location_id,
      appointmentId: row.appointment_id,
      requestId: row.request_id,
      purpose: row.purpose,
      ...(row.thread_id && { threadId: row.thread_id }),
      ticketId: row.ticket_id,
      answers: row.answers,
      againOf: row.id,
      by: who.staff_id,
    });
  });
  return storedMail(scope, again);
}

/** Returns an email if the staff member may read its subject record. */
export const readMail = async (scope: Scope, who: Who, id: string): Promise<StoredMail> =>
  toStored(scope, await findReadable(scope, who, id));

/** Returns an email without checking access, for a caller who has just sent it. */
export const storedMail = async (scope: Scope, id: string): Promise<StoredMail> =>
  toStored(scope, await findMail(scope, id));

/** Lists the readable emails of a customer, an appointment or a contact request, newest first. */
export async function listMails(
  scope: Scope,
  who: Who,
  {
    customer_id,
    appointment_id,
    request_id,
  }: Partial<Pick<Row, 'customer_id' | 'appointment_id' | 'request_id'>>,
  { page, per_page }: { page: number; per_page: number },
) {
  const where = and(
    readableMails(scope, who),
    ...is(mails.customer_id, customer_id),
    ...is(mails.appointment_id, appointment_id),
    ...is(mails.request_id, request_id),
  );
  const [[total], rows] = await Promise.all([
    scope.select(mails, { count: count() }, { where }),
    scope.select(mails, getTableColumns(mails), {
      where,
      orderBy: [desc(mails.created_date), desc(mails.id)],
      limit: per_page,
      offset: (page - 1) * per_page,
    }),
  ]);
  const data = await Promise.all(rows.map((row) => toStored(scope, row)));
  return { data, metadata: { total: total?.count ?? 0, page, per_page } };
}

const is = (
  column: typeof mails.customer_id | typeof mails.appointment_id | typeof mails.request_id,
  id?: string | null,
): SQL[] => (id ? [eq(column, id)] : []);

/** Returns an attachment with its name and type. */
export async function readAttachment(scope: Scope, who: Who, id: string, index: number) {
  const kept = (await findReadable(scope, who, id)).attachments[index];
  if (!kept || !('file_id' in kept)) throw notFound();
  const [file] = await scope.select(
    mailFiles,
    { content: mailFiles.content },
    { where: eq(mailFiles.id, kept.file_id) },
  );
  if (!file) throw notFound();
  return { ...kept, content: file.content };
}

async function findReadable(scope: Scope, who: Who, id: string): Promise<Row> {
  const row = await findMail(scope, id);
  const where = and(eq(mails.id, id), readableMails(scope, who));
  if ((await scope.count(mails, where)) === 0) throw forbidden();
  return row;
}

async function findMail(scope: Scope, id: string): Promise<Row> {
  const [row] = await scope.select(mails, getTableColumns(mails), { where: eq(mails.id, id) });
  if (!row) throw notFound();
  return row;
}

async function findByKey(scope: Scope, who: Who, key: string): Promise<Row | undefined> {
  const [row] = await scope.select(mails, getTableColumns(mails), { where: eq(mails.key, key) });
  if (row && row.created_by !== who.staff_id)
    throw new Problem(409, 'Somebody else has sent a mail with this key.', [
      { path: '/key', code: 'unique' },
    ]);
  return row;
}

/** Deletes the files if a concurrent request with the same key stored its email first. */
async function dropUnused(scope: Scope, mailId: string, ids: string[]) {
  if (ids.length === 0) return;
  const { attachments } = await findMail(scope, mailId);
  if (attachments.some((one) => 'file_id' in one && one.file_id === ids[0])) return;
  await scope.delete(mailFiles, inArray(mailFiles.id, ids), mailFiles.id);
}

async function toStored(scope: Scope, row: Row): Promise<StoredMail> {
  const { id, state, to, cc, bcc, subject, text, reason, refused, customer_id, location_id } = row;
  const told = { id, state, to, cc, bcc, subject, text, reason, refused, customer_id, location_id };
  const ids = row.attachments.flatMap((one) => ('file_id' in one ? one.file_id : []));
  const sizes =
    ids.length > 0
      ? await scope.select(
          mailFiles,
          { id: mailFiles.id, bytes: mailFiles.bytes },
          { where: inArray(mailFiles.id, ids) },
        )
      : [];
  const bytesOf = (one: StoredAttachment) =>
    'content' in one
      ? Buffer.byteLength(one.content)
      : (sizes.find((file) => file.id === one.file_id)?.bytes ?? 0);
  return {
    ...told,
    attachments: row.attachments.map((one) => ({ filename: one.filename, bytes: bytesOf(one) })),
    appointment_id: row.appointment_id,
    request_id: row.request_id,
    purpose: row.purpose,
    again_of: row.again_of,
    created_by: row.created_by,
    created_date: row.created_date.toISOString(),
    settled_date: row.settled_date?.toISOString() ?? null,
  };
}
