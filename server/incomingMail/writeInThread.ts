import { and, desc, eq } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import type { NewThreadMail } from '../../src/schemas/inbox/threadMails.ts';
import type { Thread } from '../../src/schemas/inbox/threads.ts';
import { contentErrors, mailLanguageOf } from '../../src/schemas/mail/mail.ts';
import { escapeHtml } from '../../src/schemas/markup.ts';
import { invalid, Problem } from '../core/problem.ts';
import { keyUsed } from '../core/records/isFirstTime.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from '../customers/index.ts';
import { lastColumns, refuseWhenQuiet, threads } from '../inbox/index.ts';
import { contextOf, prepareMail, strangersIn, type Written } from '../mail/index.ts';
import { mails, messageIdOf, queueMail, type LimitMails } from '../mailQueue/index.ts';
import { replyAddress } from './addresses.ts';
import { receivedMails } from './tables.ts';

interface Options {
  limit: LimitMails;
  /** The sender address, at whose domain our Message-IDs are. */
  mailFrom: string;
}

/** Most Message-IDs that a mail refers to. */
const MAX_ANSWERS = 20;

/**
 * Stores an email written in a conversation, and the job that sends it, as an answer to what arrived last; returns its
 * id. One whose id is stored is not sent again; 409 `key_used` for that of another conversation, 422 `quiet_hours` if it was
 * kept and has to wait.
 */
export async function writeInThread(
  scope: Scope,
  who: Who,
  thread: Thread,
  { body: { id: key, subject, text, is_kept = false }, limit, mailFrom }: Options & { body: NewThreadMail },
): Promise<string> {
  const known = await findByKey(scope, thread, key);
  if (known) return known;
  if (is_kept) await refuseWhenQuiet(scope, thread.location_id);
  const last = await lastReceived(scope, thread);
  const to = [{ address: thread.address }];
  const strangers = last ? [] : await strangersIn(scope, who, { to, cc: [], bcc: [], reply_to: null });
  if (strangers.length > 0) throw invalid([{ path: '', code: 'stranger' }]);
  const written = await asWritten(scope, thread, subject, text);
  const errors = contentErrors(written).map((error) => ({
    ...error,
    path: error.path.replace('/html', '/text'),
  }));
  if (errors.length > 0) throw invalid(errors);
  const prepared = await prepareMail(scope, written, await contextOf(scope, who, written)).catch(atText);
  await limit(who, 1);
  return scope.transaction(async (own) => {
    await own.alone(`thread ${thread.address}`);
    const first = await findByKey(own, thread, key);
    if (first) return first;
    const { pictures: _, ...content } = prepared;
    const id = await queueMail(own, {
      ...content,
      kind: 'conversation',
      key,
      to,
      threadId: thread.id,
      ticketId: thread.ticket_id,
      customerId: written.customer_id,
      locationId: thread.location_id,
      answers: last
        ? [...last.answers, last.message_id].slice(-MAX_ANSWERS)
        : await sentBefore(own, thread, mailFrom),
      by: who.staff_id,
    });
    await updateVersioned(own, threads, [thread.id], who.staff_id, lastColumns('OUT', text));
    own.announce('mails');
    return id;
  });
}

async function findByKey(scope: Scope, thread: Thread, key: string): Promise<string | undefined> {
  const { id, thread_id } = mails;
  const [known] = await scope.select(mails, { id, thread_id }, { where: eq(mails.key, key) });
  if (known && known.thread_id !== thread.id) throw keyUsed('/id');
  return known?.id;
}

async function lastReceived(scope: Scope, { id }: Thread) {
  const { message_id, answers, thread_id, is_automatic, created_date } = receivedMails;
  const [last] = await scope.select(
    receivedMails,
    { message_id, answers },
    {
      where: and(eq(thread_id, id), eq(is_automatic, false)),
      orderBy: [desc(created_date)],
      limit: 1,
    },
  );
  return last;
}

/** The Message-ID of the last email that was written in a conversation in which none arrived. */
async function sentBefore(scope: Scope, thread: Thread, mailFrom: string): Promise<string[]> {
  const { id, thread_id, created_date } = mails;
  const where = eq(thread_id, thread.id);
  const [last] = await scope.select(mails, { id }, { where, orderBy: [desc(created_date)], limit: 1 });
  return last ? [messageIdOf(last.id, mailFrom)] : [];
}

/** The email as the composer would write it, in the language of the customer. */
async function asWritten(scope: Scope, thread: Thread, subject: string, text: string): Promise<Written> {
  const { language, forgotten_date } = customers;
  const [customer] = await scope.select(
    customers,
    { language, forgotten_date },
    { where: eq(customers.id, thread.customer_id ?? thread.id) },
  );
  return {
    subject,
    html: htmlOf(text),
    language: mailLanguageOf(customer?.language) ?? 'en',
    reply_to: (await replyAddress(scope, thread.location_id)) ?? null,
    location_id: thread.location_id,
    signature: true,
    customer_id: customer && !customer.forgotten_date ? thread.customer_id : null,
    request_id: null,
    appointment_id: null,
  };
}

const htmlOf = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** What is wrong with the HTML is wrong with the text. */
function atText(error: unknown): never {
  if (!(error instanceof Problem) || !error.errors) throw error;
  throw invalid(error.errors.map((one) => ({ ...one, path: one.path.replace('/html', '/text') })));
}
