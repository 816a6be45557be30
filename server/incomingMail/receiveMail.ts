import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { MAX_SENDER_NAME } from '../../src/schemas/inbox/threads.ts';
import { isEmailAddress } from '../../src/schemas/mail/recipients.ts';
import { orderedId } from '../core/orderedId.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { lastColumns, MOST_AN_HOUR, receivedColumns, threads, threadWith } from '../inbox/index.ts';
import { mailFiles, mailIdsIn, mails } from '../mailQueue/index.ts';
import { tickets } from '../tickets/index.ts';
import type { IncomingMail, ReceivedFile } from './parse/incomingMail.ts';
import { receivedMails } from './tables.ts';

/**
 * Stores a received email, once for each Message-ID, in the conversation of the email that it answers, else in that of
 * its sender with the location. One that a program sent opens and counts nothing.
 */
export const receiveMail = (scope: Scope, mail: IncomingMail, location_id: number): Promise<void> =>
  scope.transaction(async (own) => {
    const { messageId, from, subject, text, quoted, answers, isCut, isAutomatic } = mail;
    await own.alone(`mail ${messageId}`);
    if (await isKnown(own, messageId)) return;
    const answered = await answeredMail(own, answers);
    const thread = await threadOf(own, mail, { answered, location_id });
    if (await isFlood(own, thread.id)) return;
    await own.insert(receivedMails, [
      {
        id: orderedId(),
        thread_id: thread.id,
        location_id: thread.location_id,
        message_id: messageId,
        from: from.address,
        from_name: from.name,
        subject,
        text,
        quoted,
        is_cut: isCut,
        is_automatic: isAutomatic,
        answers,
        files: await keepFiles(own, mail.files),
      },
    ]);
    const excerpt = text || subject;
    await updateVersioned(own, threads, [thread.id], null, {
      ...(isAutomatic ? lastColumns('IN', excerpt) : receivedColumns(excerpt)),
      ...(answered?.ticket_id && { ticket_id: answered.ticket_id }),
      ...(from.name && from.address === thread.address && { sender_name: nameOf(from.name) }),
    });
    own.announce('mails');
  });

/** A sender's name as conversations have it. */
const nameOf = (name: string) => Array.from(name).slice(0, MAX_SENDER_NAME).join('').trim();

/** Whether it was stored, or is an email of ours that came back. */
async function isKnown(scope: Scope, messageId: string): Promise<boolean> {
  if ((await scope.count(receivedMails, eq(receivedMails.message_id, messageId))) > 0) return true;
  const [id] = mailIdsIn(messageId);
  return id !== undefined && (await scope.count(mails, eq(mails.id, id))) > 0;
}

/** The last email of ours that a message answers. */
async function answeredMail(scope: Scope, answers: string[]) {
  const ids = mailIdsIn(answers.join(' '));
  if (ids.length === 0) return undefined;
  const { id, thread_id, ticket_id, location_id, to, cc } = mails;
  const where = and(inArray(id, ids), eq(mails.is_secret, false));
  const rows = await scope.select(
    mails,
    { id, thread_id, ticket_id: tickets.id, location_id, to, cc },
    { where, join: { table: tickets, on: eq(tickets.id, ticket_id), isOptional: true } },
  );
  return ids.map((one) => rows.find((row) => row.id === one)).findLast(Boolean);
}

interface Arrival {
  answered: Awaited<ReturnType<typeof answeredMail>>;
  /** The location of the address that it was sent to. */
  location_id: number;
}

/** The conversation that an email belongs to, which is begun if there is none, and gets its customer. */
async function threadOf(scope: Scope, mail: IncomingMail, { answered, location_id: usual }: Arrival) {
  const known = answered?.thread_id ? await placeOf(scope, answered.thread_id) : undefined;
  const [only, ...others] = [...(answered?.to ?? []), ...(answered?.cc ?? [])];
  const { location_id, address } = known ?? {
    location_id: answered?.location_id ?? usual,
    // Who was written to may answer from another address.
    address: only && others.length === 0 ? only.address.toLowerCase() : mail.from.address,
  };
  const isQuiet = mail.isAutomatic;
  return { id: await threadWith(scope, null, { location_id, address, isQuiet }), location_id, address };
}

/** Location and address of a conversation; undefined for one of a forgotten customer, in which nothing arrives any more. */
async function placeOf(scope: Scope, threadId: string) {
  const { id, location_id, address } = threads;
  const [known] = await scope.select(threads, { location_id, address }, { where: eq(id, threadId) });
  return known && isEmailAddress(known.address) ? known : undefined;
}

/** Whether more arrived in a conversation in the last hour than is stored. */
async function isFlood(scope: Scope, threadId: string): Promise<boolean> {
  const { thread_id, created_date } = receivedMails;
  const recent = and(eq(thread_id, threadId), gt(created_date, sql`now() - interval '1 hour'`));
  return (await scope.count(receivedMails, recent)) >= MOST_AN_HOUR;
}

async function keepFiles(scope: Scope, files: ReceivedFile[]) {
  const stored = files.map(({ filename, bytes, kept }) => ({ filename, bytes, kept, id: orderedId() }));
  const rows = stored.flatMap(({ id, filename, bytes, kept }) =>
    kept ? [{ id, filename, bytes, content_type: kept.contentType, content: kept.content }] : [],
  );
  if (rows.length > 0) await scope.insert(mailFiles, rows);
  return stored.map(({ id, filename, bytes, kept }) => ({
    filename,
    bytes,
    ...(kept && { content_type: kept.contentType, file_id: id }),
  }));
}
